import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('essay', 'noun', { it: 'saggio m [saggi] (testo)' }),
    stanza('sage', 'noun', { it: 'saggio m [saggi]' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('on', 'preposition', { it: 'su | sulla, sul' }),
    stanza('mafia', 'noun', { it: 'mafia f' }),
    stanza('leave', 'verb', { it: 'partire' }),
    stanza('part', 'noun', { it: 'parte f' }),
    stanza('team', 'noun', { it: 'squadra f' }),
    stanza('today', 'adverb', { it: 'oggi' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“un saggio sulla mafia” is an essay', () => {
  expect(meaning('un saggio sulla mafia', 1)).toBe('essay');
});

test('“parte” before a time is a verb', () => {
  expect(meaning('la squadra parte oggi', 2)).toBe('leave');
  expect(meaning('la parte', 1)).toBe('part');
});
