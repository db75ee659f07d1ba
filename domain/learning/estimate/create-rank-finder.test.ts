import { expect, test } from 'vitest';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import type { RankedWord } from '../../lexicon/ranked-word.ts';
import { createRankFinder } from './create-rank-finder.ts';

const ranked: RankedWord[] = [
  { base: 'de', partOfSpeech: 'preposition' },
  { base: 'María', partOfSpeech: 'name' },
  { base: 'comer', partOfSpeech: 'verb' },
  { base: 'bajo', partOfSpeech: 'preposition' },
  { base: 'sentar', partOfSpeech: 'verb' },
  { base: 'bajo', partOfSpeech: 'adjective' },
  { base: 'forma', partOfSpeech: 'noun' },
  { base: 'apoderarse', partOfSpeech: undefined },
];
const findRank = createRankFinder(ranked, (form) => (form === 'comida' ? ['comida', 'comer'] : []));
const rankOf = (base: string, partOfSpeech: PartOfSpeech = 'noun') => findRank({ base, partOfSpeech });

test('counts from one and skips names', () => {
  expect(rankOf('de', 'preposition')).toBe(1);
  expect(rankOf('comer', 'verb')).toBe(2);
});

test('prefers the same part of speech', () => {
  expect(rankOf('bajo', 'preposition')).toBe(3);
  expect(rankOf('bajo', 'adjective')).toBe(5);
  expect(rankOf('bajo', 'noun')).toBe(3);
  expect(rankOf('apoderarse', 'verb')).toBe(7);
});

test('finds a reflexive verb by its plain verb', () => {
  expect(rankOf('sentarse', 'verb')).toBe(4);
});

test('an expression is a little rarer than its rarest word', () => {
  const parts = [
    { base: 'de', partOfSpeech: 'preposition' },
    { base: 'forma', partOfSpeech: 'noun' },
  ] as const;
  expect(findRank({ base: 'de todas formas', partOfSpeech: 'adverb', parts })).toBe(7);
});

test('an expression with a rare word is rare', () => {
  const parts = [{ base: 'soslayo', partOfSpeech: 'noun' }] as const;
  expect(findRank({ base: 'de soslayo', partOfSpeech: 'adverb', parts })).toBeNull();
});

test('a noun that the list counts as a form of a verb is a few times rarer than the verb', () => {
  expect(rankOf('comida')).toBe(6);
});

test('a function word is common, even if the list counts it as a form of another word', () => {
  const fillers = Array.from(
    { length: 600 },
    (_, index): RankedWord => ({ base: `palabra${index}`, partOfSpeech: 'noun' }),
  );
  const find = createRankFinder([...fillers, { base: 'entre', partOfSpeech: 'preposition' }]);
  expect(find({ base: 'entre', partOfSpeech: 'preposition' })).toBe(500);
});

test('function words are common, other unlisted words are rare', () => {
  expect(rankOf('aquello', 'pronoun')).toBe(500);
  expect(rankOf('fiambrera')).toBeNull();
});
