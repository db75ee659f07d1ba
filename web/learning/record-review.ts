import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Review } from '../../domain/learning/review/review.ts';
import { keptHeader } from '../device/kept-answers.ts';
import { listLoggedReviews, logReview, noteSent } from '../device/review-log.ts';
import { homeQuery } from '../library/queries.ts';
import { api, isRefusal, read } from '../platform/api.ts';

/**
 * Write-ahead: a grade is stored before it is sent. If the server is unreachable, the service worker keeps the request.
 * Without a service worker, the next grade or the next session sends the stored grade again. Fails only if the grade is
 * neither stored nor sent.
 */
export const recordReview = (client: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async (review: Review) => {
      const isStored = logReview(userId, review, Date.now());
      try {
        await sendLogged(userId, isStored ? [] : [review]);
      } catch (error) {
        if (!isStored) throw error;
      }
    },
    // Requests are sent one after another, so that an undo never overtakes its grade.
    scope: { id: 'reviews' },
    onSuccess: (_, review) => {
      countOnHome(client, review);
      return client.invalidateQueries({ queryKey: ['words'], refetchType: 'none' });
    },
  });

/**
 * Updates the cached number of words to review, because the home page shows the cached number until the new number has loaded.
 */
const countOnHome = (client: QueryClient, { kind }: Review) =>
  client.setQueryData(
    homeQuery.queryKey,
    (home) => home && { ...home, wordsToReview: Math.max(0, (home.wordsToReview ?? 0) + (kind === 'grade' ? -1 : 1)) },
  );

const mostAtOnce = 500;

/** Sends the stored grades that the server does not have, and the grades that could not be stored (`unstored`). */
export async function sendLogged(userId: string, unstored: readonly Review[] = []) {
  const unsent = listLoggedReviews(userId).flatMap(({ review, isSent }) => (isSent ? [] : [review]));
  const reviews = [...unsent.slice(0, mostAtOnce - unstored.length), ...unstored];
  if (reviews.length > 0) await send(userId, reviews);
}

async function send(userId: string, reviews: Review[]): Promise<void> {
  const answer = api.learning.reviews.$post({ json: { reviews } });
  try {
    await read(answer);
  } catch (error) {
    if (!isRefusal(error, 'invalid-input')) throw error;
    // One invalid review makes the server refuse the whole request, so the reviews are sent again in two halves. A single
    // review that is refused counts as sent: the server would refuse it again.
    if (reviews.length > 1) {
      const half = Math.ceil(reviews.length / 2);
      await send(userId, reviews.slice(0, half));
      return send(userId, reviews.slice(half));
    }
  }
  // The service worker answers with this header if it keeps the request for later.
  if (!(await answer).headers.has(keptHeader)) noteSent(userId, new Set(reviews.map(({ id }) => id)));
}
