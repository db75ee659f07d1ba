import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { type ReviewQueue, wordsAhead } from '../../../domain/learning/review/review.ts';
import { keptHeader } from '../../device/kept-answers.ts';
import { listLoggedReviews, withoutGraded } from '../../device/review-log.ts';
import { api, read } from '../../platform/api.ts';
import { sendLogged } from '../record-review.ts';

/**
 * The queue of a review session, without the cards that were graded on this device since the queue was made. Offline, the
 * queue stored on the device is used. If nothing is due and `isAhead` is true, the queue contains the words that are due
 * next.
 */
export const reviewQueueQuery = (language: Language, userId: string, isAhead = false) =>
  queryOptions({
    queryKey: ['review', language, userId, isAhead],
    queryFn: () => loadQueue(userId, { language, ...(isAhead && { ahead: String(wordsAhead) }) }),
    staleTime: 0,
  });

/** A queue with new words beyond the daily limit. */
export const loadMoreNew = (language: Language, userId: string) =>
  mutationOptions({
    mutationFn: (count: number) => loadQueue(userId, { language, moreNew: String(count) }),
  });

interface QueueQuery {
  language: Language;
  moreNew?: string;
  ahead?: string;
}

async function loadQueue(userId: string, query: QueueQuery): Promise<ReviewQueue> {
  // Sends the grades first, because the server counts how many new words were started today.
  await sendLogged(userId).catch(() => {});
  const answer = api.learning.review.$get({ query });
  const queue = await read(answer);
  const isKept = (await answer).headers.has(keptHeader);
  return { ...queue, cards: withoutGraded({ cards: queue.cards, isKept }, listLoggedReviews(userId)) };
}
