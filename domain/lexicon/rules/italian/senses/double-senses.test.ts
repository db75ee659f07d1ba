import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('accusation', 'noun', { it: 'accusa f' }),
    stanza('prosecution', 'noun', { it: 'accusa f' }),
    stanza('have', 'verb', { it: 'avere' }),
    stanza('ask', 'verb', { it: 'chiedere' }),
    stanza('of', 'preposition', { it: 'di' }),
    stanza('murder', 'noun', { it: 'omicidio m' }),
    stanza('plan', 'noun', { it: 'piano m' }),
    stanza('storey', 'noun', { it: 'piano m' }),
    stanza('house', 'noun', { it: 'casa f' }),
    stanza('to', 'preposition', { it: 'a | al, alla, agli' }),
    stanza('two', 'numeral', { it: 'due' }),
    stanza('government', 'noun', { it: 'governo m' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“l’accusa” before a verb is the prosecution', () => {
  expect(meaning('l’accusa ha chiesto', 1)).toBe('prosecution');
  expect(meaning('l’accusa di omicidio', 1)).toBe('accusation');
});

test('“piani” after a number near a house are floors', () => {
  expect(meaning('casa a due piani', 3)).toBe('storey');
  expect(meaning('piano del governo', 0)).toBe('plan');
});
