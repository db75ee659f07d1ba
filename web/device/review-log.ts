import * as v from 'valibot';
import { type Review, type ReviewCard, reviewSchema } from '../../domain/learning/review/review.ts';

const keyOf = (userId: string) => `foxtale.reviews.${userId}`;
const keptMs = 24 * 3_600_000;

const loggedSchema = v.object({ review: reviewSchema, isSent: v.boolean() });
type Logged = v.InferOutput<typeof loggedSchema>;

/**
 * The reviews made on this device: all reviews of the last day, and older reviews that have not been sent. Sent reviews are
 * kept for a day, because the review queue that is stored for offline use may be older than these reviews.
 */
export function listLoggedReviews(userId: string): Logged[] {
  try {
    const stored = v.parse(v.array(v.unknown()), JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    // Skips entries in an older format. Without this, one such entry would make all entries unreadable.
    return stored.flatMap((entry) => {
      const parsed = v.safeParse(loggedSchema, entry);
      return parsed.success ? [parsed.output] : [];
    });
  } catch {
    return [];
  }
}

/** Returns whether the review was stored: storage can be full or disabled. */
export function logReview(userId: string, review: Review, now: number) {
  return write(userId, [
    ...listLoggedReviews(userId).filter((logged) => isNeeded(logged, now)),
    { review, isSent: false },
  ]);
}

export function noteSent(userId: string, ids: ReadonlySet<string>) {
  const logged = listLoggedReviews(userId);
  write(
    userId,
    logged.map((each) => (ids.has(each.review.id) ? { ...each, isSent: true } : each)),
  );
}

const isNeeded = ({ review, isSent }: Logged, now: number) => !isSent || now - Date.parse(review.at) < keptMs;

function write(userId: string, logged: readonly Logged[]) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(logged));
    return true;
  } catch {
    return false;
  }
}

/**
 * Leaves out the cards that were graded on this device after the queue was made. A queue from the server takes all grades into
 * account, except those that have not been sent yet. A queue stored on the device (`isKept`) may also be older than grades that
 * have been sent.
 */
export function withoutGraded(
  { cards, isKept }: { cards: readonly ReviewCard[]; isKept: boolean },
  logged: readonly Logged[],
): ReviewCard[] {
  const reviews = logged.filter(({ isSent }) => isKept || !isSent).map(({ review }) => review);
  const undone = new Set(reviews.flatMap((review) => (review.kind === 'undo' ? [review.undoes] : [])));
  return cards.filter(({ word, memory }) => {
    const known = memory === null ? 0 : Date.parse(memory.reviewedAt);
    return !reviews.some(
      (review) =>
        review.kind === 'grade' && review.wordId === word.id && !undone.has(review.id) && Date.parse(review.at) > known,
    );
  });
}
