import { expect, test } from 'vitest';
import { schedule } from '../../../domain/learning/review/schedule.ts';
import { aCard } from '../saved-word.fixture.ts';
import {
  countCards,
  findNext,
  gradeCard,
  isPractice,
  listHarder,
  skipCard,
  startSession,
  undoGrade,
} from './session.ts';

const at = new Date(2026, 4, 1, 12).toISOString();
const start = () => startSession({ cards: [aCard(), aCard(), aCard()], retention: 0.9, next: null, later: 0 });
const grade = (session: ReturnType<typeof start>, value: 1 | 2 | 3 | 4) =>
  gradeCard(session, { id: crypto.randomUUID(), grade: value, way: 'reveal', at }).session;

test('a grade moves on to the next card, and undo brings the card back', () => {
  const before = start();
  const { session, review } = gradeCard(before, { id: crypto.randomUUID(), grade: 3, way: 'type', at });
  expect(countCards(session)).toEqual({ done: 1, all: 3 });
  const undone = undoGrade(session, { id: crypto.randomUUID(), at });
  expect(undone?.session).toEqual(before);
  expect(undone?.review).toMatchObject({ kind: 'undo', undoes: review?.id, wordId: before.waiting[0]?.word.id });
  expect(undoGrade(before, { id: crypto.randomUUID(), at })).toBeUndefined();
});

test('a card graded Again comes back after four others, counts once, and its practice can be undone', () => {
  const cards = Array.from({ length: 6 }, (_, index) => aCard({ sentence: `${index}` }));
  const first = startSession({ cards, retention: 0.9, next: null, later: 0 });
  const failed = grade(first, 1);
  expect(failed.waiting.map(({ word }) => cards.findIndex((card) => card.word.id === word.id))).toEqual([
    1, 2, 3, 4, 0, 5,
  ]);
  const practising = grade(grade(grade(grade(failed, 3), 3), 3), 3);
  expect(isPractice(practising)).toBe(true);
  const practised = gradeCard(practising, { id: crypto.randomUUID(), grade: 3, way: 'type', at });
  expect(practised.review).toBeUndefined();
  expect(countCards(practised.session)).toEqual({ done: 5, all: 6 });
  expect(findNext(practised.session, new Date(at))?.count).toBe(1);
  expect(undoGrade(practised.session, { id: crypto.randomUUID(), at })).toEqual({ session: practising });
  expect(undoGrade(failed, { id: crypto.randomUUID(), at })?.session).toEqual(first);
});

test('a card that comes back is not next to a card with the same sentence', () => {
  const cards = ['a', 'b', 'c', 'd', 'e', 'a', 'f'].map((sentence) => aCard({ sentence }));
  const { waiting } = grade(startSession({ cards, retention: 0.9, next: null, later: 0 }), 1);
  expect(waiting.map(({ word }) => word.sentence).join('')).toBe('bcdeafa');
});

test('a word that is left out does not count', () => {
  expect(countCards(skipCard(start()))).toEqual({ done: 0, all: 2 });
});

test('the words graded Again are listed', () => {
  const session = grade(grade(start(), 1), 3);
  expect(listHarder(session)).toEqual([{ word: session.steps[0]?.card.word, dueAt: schedule(null, 1, at, 0.9).dueAt }]);
});

test('the number of words due next includes the words that were just reviewed', () => {
  const now = new Date(at);
  const tomorrow = new Date(2026, 4, 2, 9).toISOString();
  const session = { ...grade(grade(start(), 1), 4), next: { at: tomorrow, count: 8 } };
  expect(findNext(session, now)).toEqual({ at: tomorrow, count: 9 });
  expect(findNext({ ...start(), next: null }, now)).toBeNull();
  const inAWeek = new Date(2026, 4, 8, 9).toISOString();
  expect(findNext({ ...session, next: { at: inAWeek, count: 8 } }, now)?.count).toBe(1);
});
