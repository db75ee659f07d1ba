import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('continue', 'verb', { it: 'continuare' }),
    stanza('continuous', 'adjective', { it: 'continuo' }),
    stanza('growth', 'noun', { it: 'crescita f' }),
    stanza('small', 'adjective', { it: 'piccolo' }),
    stanza('little-girl-piccola-it', 'noun', { it: 'piccola f; piccolo m' }),
    stanza('sleep', 'verb', { it: 'dormire [noisc]' }),
    stanza('business', 'noun', { it: 'impresa f' }),
    stanza('where', 'conjunction', { it: 'ove' }),
    stanza('require', 'verb', { it: 'richiedere [richiesi, richiesto]' }),
    stanza('request', 'noun', { it: 'richiesta f' }),
    stanza('doubt', 'noun', { it: 'dubbio m' }),
    stanza('doubtful', 'adjective', { it: 'dubbio' }),
    stanza('without', 'preposition', { it: 'senza' }),
    stanza('also', 'adverb', { it: 'anche' }),
    stanza('even', 'adverb', { it: 'perfino; anche' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('only', 'adjective', { it: 'solo' }),
    stanza('error', 'noun', { it: 'errore m' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“continua” is a verb inside a quotation', () => {
  expect(meaning('Errore, continua, errore', 1)).toBe('continue/verb');
  expect(meaning('la continua crescita', 1)).toBe('continuous/adjective');
});

test('“la piccola” before a verb is a little girl', () => {
  expect(meaning('la piccola dorme', 1)).toBe('little-girl-piccola-it/noun');
  expect(meaning('la piccola impresa', 1)).toBe('small/adjective');
});

test('“richiesta” after “ove” is a participle', () => {
  expect(meaning('errore, ove richiesta', 2)).toBe('require/verb');
  expect(meaning('una richiesta', 1)).toBe('request/noun');
});

test('“dubbio” after “senza” is a noun', () => {
  expect(meaning('senza dubbio', 1)).toBe('doubt/noun');
});

test('“anche” before “un solo” means “even”', () => {
  expect(meaning('anche un solo errore', 0)).toBe('even/adverb');
});
