import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { Review, ReviewQueue } from '../../../domain/learning/review.ts';
import { keptHeader } from '../../device/kept-answers.ts';
import { listLoggedReviews, logReview, noteSent, withoutGraded } from '../../device/review-log.ts';
import { api, isRefusal, read } from '../../platform/api.ts';

/** The cards of a session. Offline it is the queue the device has kept, without what was graded since. */
export const reviewQueueQuery = (language: Language, userId: string) =>
  queryOptions({
    queryKey: ['review', language, userId],
    queryFn: async (): Promise<ReviewQueue> => {
      await sendLogged(userId).catch(() => {});
      const answer = api.learning.review.$get({ query: { language } });
      const queue = await read(answer);
      const isKept = (await answer).headers.has(keptHeader);
      return { ...queue, cards: withoutGraded({ cards: queue.cards, isKept }, listLoggedReviews(userId)) };
    },
    staleTime: 0,
  });

/**
 * Write-ahead: a grade is stored before it is sent. If the server is away, the service worker keeps it, or without one the next
 * grade and the next session send it again.
 */
export const recordReview = (client: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async (review: Review) => {
      logReview(userId, review, Date.now());
      await sendLogged(userId);
    },
    // One after another, so that an undo never overtakes its grade.
    scope: { id: 'reviews' },
    onSuccess: () => client.invalidateQueries({ queryKey: ['words'], refetchType: 'none' }),
  });

const mostAtOnce = 500;

async function sendLogged(userId: string) {
  const unsent = listLoggedReviews(userId).filter(({ isSent }) => !isSent);
  const reviews = unsent.slice(0, mostAtOnce).map(({ review }) => review);
  if (reviews.length === 0) return;
  const answer = api.learning.reviews.$post({ json: { reviews } });
  try {
    await read(answer);
  } catch (error) {
    // What the server refuses now, it refuses again.
    if (!isRefusal(error, 'invalid-input')) throw error;
  }
  // The service worker answers with this header if it keeps them for later.
  if (!(await answer).headers.has(keptHeader)) noteSent(userId, new Set(reviews.map(({ id }) => id)));
}
