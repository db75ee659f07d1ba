import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { moreNewWords, type ReviewQueue } from '../../../domain/learning/review/review.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { loadMoreNew } from './queries.ts';

interface MoreWordsProps {
  /** New words that wait because of the daily limit. */
  later: number;
  onMore: (queue: ReviewQueue) => void;
}

/** Offers new words beyond the daily limit. Does not change the limit in the settings. */
export function MoreWords({ later, onMore }: MoreWordsProps) {
  const { t } = useLingui();
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const loading = useMutation(loadMoreNew(language, userId));
  const count = Math.min(later, moreNewWords);
  if (count === 0) return null;

  const start = () =>
    loading.mutate(count, {
      onSuccess: (queue) => queue.cards.length > 0 && onMore(queue),
      onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    });
  return (
    <Button variant="outline" size="large" icon="plus" isBusy={loading.isPending} onClick={start}>
      {t`${plural(count, { one: 'Learn # more new word', other: 'Learn # more new words' })}`}
    </Button>
  );
}
