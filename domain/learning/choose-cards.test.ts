import { expect, test } from 'vitest';
import { chooseCards, isTooHard } from './choose-cards.ts';
import type { Memory, ReviewCard } from './review.ts';
import type { SavedWord } from './saved-word.ts';

const word: SavedWord = {
  language: 'es',
  base: 'casa',
  partOfSpeech: 'noun',
  id: 'casa',
  form: 'casa',
  sentence: 'La casa es grande.',
  ranges: [[3, 7]],
  translation: null,
  meaning: 'house',
  gender: 'f',
  articleId: null,
  articleTitle: null,
  sentenceNumber: null,
  level: 'A1',
  state: 'unreviewed',
  isInReview: true,
  isSuspended: false,
  isSetAside: false,
  dueAt: null,
  savedAt: '2026-03-01T08:00:00.000Z',
};
const memory: Memory = {
  dueAt: '2026-03-05T08:00:00.000Z',
  stability: 4,
  difficulty: 5,
  reviews: 1,
  lapses: 0,
  reviewedAt: '2026-03-01T08:00:00.000Z',
};
const fresh = (id: string, changes: Partial<SavedWord> = {}): ReviewCard => ({
  word: { ...word, id, ...changes },
  memory: null,
  audioUrl: null,
});
const due = (id: string, dueAt: string, changes: Partial<SavedWord> = {}): ReviewCard => ({
  ...fresh(id, { state: 'learning', ...changes }),
  memory: { ...memory, dueAt },
});
const choose = (cards: readonly ReviewCard[], limit = 20, today = 0) =>
  chooseCards({ cards, until: '2026-03-06T00:00:00.000Z', newCardsPerDay: limit, newCardsToday: today }).map(
    (card) => card.word.id,
  );

test('shows due cards first, the most overdue first, then new ones in the order they were saved', () => {
  const cards = [
    fresh('second', { savedAt: '2026-03-02T08:00:00.000Z' }),
    fresh('first'),
    due('today', '2026-03-05T20:00:00.000Z'),
    due('tomorrow', '2026-03-06T08:00:00.000Z'),
    due('overdue', '2026-02-05T20:00:00.000Z'),
  ];
  expect(choose(cards)).toEqual(['overdue', 'today', 'first', 'second']);
});

test('limits new cards per day, and due cards not', () => {
  const cards = [fresh('a'), fresh('b'), fresh('c'), due('d', memory.dueAt)];
  expect(choose(cards, 2)).toEqual(['d', 'a', 'b']);
  expect(choose(cards, 2, 1)).toEqual(['d', 'a']);
  expect(choose(cards, 0, 5)).toEqual(['d']);
});

test('leaves out words that were only looked up, suspended or set aside', () => {
  const cards = [
    fresh('looked up', { isInReview: false }),
    fresh('suspended', { isSuspended: true }),
    due('set aside', memory.dueAt, { isSetAside: true }),
    fresh('known', { state: 'learned' }),
  ];
  expect(choose(cards)).toEqual([]);
});

test('a word is too hard after eight lapses', () => {
  expect(isTooHard({ lapses: 7 })).toBe(false);
  expect(isTooHard({ lapses: 8 })).toBe(true);
});
