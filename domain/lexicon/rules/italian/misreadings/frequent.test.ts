import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('instant', 'noun', { it: 'attimo m' }),
    stanza('just-a-moment', 'expression', { it: 'un attimo' }),
    stanza('stop', 'verb', { it: 'fermarsi' }),
    stanza('can-be-done', 'expression', { it: 'si può' }),
    stanza('can', 'verb', { it: 'potere' }),
    stanza('one', 'pronoun', { it: 'si' }),
    stanza('leave', 'verb', { it: 'partire' }),
    stanza('all-the-same', 'expression', { it: 'lo stesso' }),
    stanza('same', 'adjective', { it: 'stesso' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('laugh', 'verb', { it: 'ridere [risi, riso]' }),
    stanza('colon', 'expression', { it: 'due punti' }),
    stanza('two', 'numeral', { it: 'due' }),
    stanza('point', 'noun', { it: 'punto m' }),
    stanza('have-a-nice-day', 'expression', { it: 'buona giornata' }),
    stanza('good', 'adjective', { it: 'buono' }),
    stanza('daytime', 'noun', { it: 'giornata f' }),
    stanza('advantage', 'noun', { it: 'vantaggio m' }),
    stanza('of', 'preposition', { it: 'di' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“un attimo” is “just a moment” only on its own', () => {
  expect(meaning('Un attimo!', 1)).toBe('just-a-moment');
  expect(meaning('Si ferma un attimo.', 3)).toBe('instant');
});

test('“si può” before an infinitive is no expression', () => {
  expect(meaning('Si può!', 1)).toBe('can-be-done');
  expect(meaning('Si può partire.', 1)).toBe('can');
});

test('“lo stesso” before a noun is “the same”', () => {
  expect(meaning('Rise lo stesso.', 2)).toBe('all-the-same');
  expect(meaning('lo stesso giorno', 1)).toBe('same');
});

test('“due punti” is the colon only after an article', () => {
  expect(meaning('i due punti', 2)).toBe('colon');
  expect(meaning('due punti di vantaggio', 1)).toBe('point');
});

test('“buona giornata” after an article is no wish', () => {
  expect(meaning('Buona giornata!', 1)).toBe('have-a-nice-day');
  expect(meaning('una buona giornata', 2)).toBe('daytime');
});
