import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { ReviewQueue } from '../../../domain/learning/review.ts';
import { keptHeader } from '../../device/kept-answers.ts';
import { listLoggedReviews, withoutGraded } from '../../device/review-log.ts';
import { api, read } from '../../platform/api.ts';
import { sendLogged } from '../record-review.ts';

/**
 * The queue of a review session, without the cards that were graded on this device since it was made. Offline, it is the queue
 * stored on the device.
 */
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
