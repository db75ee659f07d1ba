import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('it', 'pronoun', { it: 'lo | la, li, le' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('how', 'adverb', { it: 'come' }),
    stanza('as', 'conjunction', { it: 'come' }),
    stanza('do', 'verb', { it: 'fare' }),
    stanza('teach', 'verb', { it: 'insegnare' }),
    stanza('doctor', 'noun', { it: 'medico m' }),
    stanza('thank', 'verb', { it: 'ringraziare' }),
    stanza('go', 'verb', { it: 'andare' }),
    stanza('from-the', 'preposition', { it: 'dal | dalla, dai, dalle' }),
    stanza('to-somebodys-place-dal-it', 'preposition', { it: 'dal (presso) | dalla, dai, dalle' }),
    stanza('with-having-dai-it', 'preposition', { it: 'dal (con) | dalla, dai, dalle' }),
    stanza('woman', 'noun', { it: 'donna f' }),
    stanza('hair', 'noun', { it: 'capello m' }),
    stanza('between', 'preposition', { it: 'tra' }),
    stanza('in-after-time', 'preposition', { it: 'tra (tempo)' }),
    stanza('two', 'numeral', { it: 'due' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('print', 'verb', { it: 'stampare' }),
    stanza('press-media', 'noun', { it: 'stampa f' }),
    stanza('printing-stampa-it', 'noun', { it: 'stampa f (tipografia)' }),
    stanza('of-the', 'preposition', { it: 'del | della, dei, delle' }),
    stanza('book', 'noun', { it: 'libro m' }),
    stanza('interpret', 'verb', { it: 'interpretare' }),
    stanza('perform-role', 'verb', { it: 'interpretare (un ruolo)' }),
    stanza('role', 'noun', { it: 'ruolo m' }),
    stanza('law', 'noun', { it: 'legge f' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));
const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“come” before an infinitive is “how”', () => {
  expect(meaning('insegna come fare', 1)).toBe('how/adverb');
  expect(meaning('come un medico', 0)).toBe('as/conjunction');
});

test('“la” before “ringrazio” is a pronoun', () => {
  expect(meaning('la ringrazio', 0)).toBe('it/pronoun');
});

test('“dal” before a person is “to”, before a feature it is “with”', () => {
  expect(meaning('vado dal medico', 1)).toBe('to-somebodys-place-dal-it/preposition');
  expect(meaning('una donna dai capelli', 2)).toBe('with-having-dai-it/preposition');
  expect(meaning('dal libro', 0)).toBe('from-the/preposition');
});

test('“tra” before a length of time is “in”', () => {
  expect(meaning('tra due giorni', 0)).toBe('in-after-time/preposition');
  expect(meaning('tra due libri', 0)).toBe('between/preposition');
});

test('The object shows the sense of a noun or verb', () => {
  expect(meaning('la stampa del libro', 1)).toBe('printing-stampa-it/noun');
  expect(meaning('la stampa', 1)).toBe('press-media/noun');
  expect(meaning('interpreta un ruolo', 0)).toBe('perform-role/verb');
  expect(meaning('interpreta la legge', 0)).toBe('interpret/verb');
});
