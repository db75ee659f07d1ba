import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('it', 'pronoun', { it: 'lo | la, l’' }),
    stanza('oneself', 'pronoun', { it: 'si | mi, ti, ci, vi' }),
    stanza('me', 'pronoun', { it: 'mi | me' }),
    stanza('have', 'verb', { it: 'avere' }),
    stanza('tell', 'verb', { it: 'dire' }),
    stanza('see', 'verb', { it: 'vedere' }),
    stanza('year', 'noun', { it: 'anno m' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“mi” before “avere” is an object', () => {
  expect(meaning('mi ha detto', 0)).toBe('me');
});

test('“l’” before “avere” is a pronoun', () => {
  expect(meaning('l’ho visto', 0)).toBe('it');
  expect(meaning('l’anno', 0)).toBe('the');
});
