import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { creationQuery } from '../queries.ts';
import { AiForm } from './ai-form.tsx';
import { aiDraftSchema } from './ai-form-schema.ts';

/** The form filled with an earlier request, which can be changed. */
export function AskAgainForm({ articleId }: { articleId: string }) {
  const { t } = useLingui();
  const creation = useQuery(creationQuery(articleId));
  if (creation.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  const request = creation.data?.request ?? undefined;
  return <AiForm description={undefined} request={request && v.parse(aiDraftSchema, request)} />;
}
