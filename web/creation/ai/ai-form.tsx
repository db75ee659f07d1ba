import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { writerQuery } from '../../library/queries.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { FindForm } from './find-form.tsx';
import { WritingForm, type WritingFormProps } from './writing-form.tsx';

/** The form for an article by Foxy. Without a model, Foxy finds articles instead of writing them. */
export function AiForm({ description, request }: WritingFormProps) {
  const { t } = useLingui();
  const writer = useQuery(writerQuery);
  // Offline, `isLoading` is false, so a form is shown.
  if (writer.isLoading) return <Skeleton label={t`Loading`} hasTitle />;
  if (writer.data === 'drawer') return <FindForm subject={description ?? request?.description ?? ''} />;
  return <WritingForm key={description} description={description} request={request} />;
}
