import { expect, test } from 'vitest';
import type { Review } from '../../domain/learning/review/review.ts';
import { aCard } from '../learning/saved-word.fixture.ts';
import { listLoggedReviews, logReview, noteSent, withoutGraded } from './review-log.ts';

const userId = crypto.randomUUID();
const gradeOf = (wordId: string, at: string): Extract<Review, { kind: 'grade' }> => ({
  kind: 'grade',
  id: crypto.randomUUID(),
  wordId,
  grade: 3,
  way: 'reveal',
  at,
});

test('a grade is kept until it is sent, and a sent grade is kept for a day', () => {
  const sent = gradeOf(crypto.randomUUID(), '2026-05-01T10:00:00.000Z');
  const waiting = gradeOf(crypto.randomUUID(), '2026-05-01T10:01:00.000Z');
  const later = gradeOf(crypto.randomUUID(), '2026-05-03T10:00:00.000Z');
  logReview(userId, sent, Date.parse(sent.at));
  logReview(userId, waiting, Date.parse(waiting.at));
  noteSent(userId, new Set([sent.id]));
  expect(listLoggedReviews(userId)).toEqual([
    { review: sent, isSent: true },
    { review: waiting, isSent: false },
  ]);
  logReview(userId, later, Date.parse(later.at));
  expect(listLoggedReviews(userId).map(({ review }) => review)).toEqual([waiting, later]);
  localStorage.setItem(
    `foxtale.reviews.${userId}`,
    JSON.stringify([{ review: { kind: 'unknown' } }, { review: later, isSent: false }]),
  );
  expect(listLoggedReviews(userId)).toEqual([{ review: later, isSent: false }]);
  localStorage.setItem(`foxtale.reviews.${userId}`, '{"broken":');
  expect(listLoggedReviews(userId)).toEqual([]);
});

test('a stored queue is shown without the cards graded since, unless the grade was undone', () => {
  const [graded, undone, older, open] = [aCard(), aCard(), aCard(), aCard()];
  const at = '2026-05-01T10:00:00.000Z';
  const undoneGrade = gradeOf(undone.word.id, at);
  const memory = {
    dueAt: at,
    stability: 3,
    difficulty: 5,
    reviews: 1,
    lapses: 0,
    reviewedAt: '2026-05-01T11:00:00.000Z',
  };
  const logged = [
    gradeOf(graded.word.id, at),
    undoneGrade,
    { kind: 'undo' as const, id: crypto.randomUUID(), wordId: undone.word.id, undoes: undoneGrade.id, at },
    gradeOf(older.word.id, at),
  ].map((review) => ({ review, isSent: false }));
  const known = { ...older, memory };
  const cards = [graded, undone, known, open];
  expect(withoutGraded({ cards, isKept: true }, logged)).toEqual([undone, known, open]);
  const sent = logged.map((each) => ({ ...each, isSent: true }));
  expect(withoutGraded({ cards, isKept: true }, sent)).toEqual([undone, known, open]);
  expect(withoutGraded({ cards, isKept: false }, sent)).toEqual(cards);
});
