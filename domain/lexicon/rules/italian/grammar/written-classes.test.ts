import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('next', 'adjective', { it: 'prossimo' }),
    stanza('fellow-man', 'noun', { it: 'prossimo m' }),
    stanza('month', 'noun', { it: 'mese m' }),
    stanza('last', 'adjective', { it: 'scorso' }),
    stanza('flow', 'verb', { it: 'scorrere [scorsi, scorso]' }),
    stanza('motionless', 'adjective', { it: 'immobile' }),
    stanza('real-estate', 'noun', { it: 'immobile m' }),
    stanza('seem', 'verb', { it: 'sembrare' }),
    stanza('sell', 'verb', { it: 'vendere' }),
    stanza('of-the', 'preposition', { it: 'del | della, dello, dell’, dei, degli, delle' }),
    stanza('some-partitive', 'determiner', { it: 'del; della | dell’; dello; dei; degli; delle' }),
    stanza('deepen', 'verb', { it: 'approfondire' }),
    stanza('gap', 'noun', { it: 'divario m' }),
    stanza('this', 'pronoun', { it: 'questo | questa, questi, queste' }),
    stanza('latter', 'pronoun', { it: 'questi' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('fact', 'noun', { it: 'fatto m' }),
    stanza('alive', 'adjective', { it: 'vivo' }),
    stanza('live', 'verb', { it: 'vivere' }),
    stanza('still', 'adverb', { it: 'ancora' }),
    stanza('modification', 'noun', { it: 'modifica f' }),
    stanza('modify', 'verb', { it: 'modificare' }),
    stanza('law', 'noun', { it: 'legge f' }),
    stanza('who-which', 'pronoun', { it: 'che' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

test.each([
  ['I prossimi 3 mesi', 'prossimi', 'next/adjective'],
  ['Il 3 marzo scorso', 'scorso', 'last/adjective'],
  ['Sembrava immobile', 'immobile', 'motionless/adjective'],
  ['Vende l’immobile', 'immobile', 'real-estate/noun'],
  ['L’approfondire del divario', 'del', 'of-the/preposition'],
  ['Questi sono i fatti', 'Questi', 'this/pronoun'],
  ['È ancora vivo', 'vivo', 'alive/adjective'],
  ['La legge che modifica', 'modifica', 'modify/verb'],
])('the neighbours of a word show its part of speech: %s', (sentence, text, conceptId) => {
  const words = annotate({ it: sentence }, lexicon).it ?? [];
  expect(words.find((word) => word.text === text)?.ownConceptId).toBe(conceptId);
});
