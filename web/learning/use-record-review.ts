import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../platform/error-message.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { recordReview } from './record-review.ts';

/** Records a grade or an undo. Shows an error if the grade or the undo could be neither stored nor sent. */
export function useRecordReview(userId: string) {
  const { t } = useLingui();
  const { mutate } = useMutation({
    ...recordReview(useQueryClient(), userId),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
  });
  return mutate;
}
