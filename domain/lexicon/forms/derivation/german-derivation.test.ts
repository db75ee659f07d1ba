import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { stanza } from '../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('think', 'verb', { en: 'think [thought]', de: 'denken' }),
    stanza('talk', 'verb', { en: 'talk', de: 'reden' }),
    stanza('hurry', 'verb', { en: 'hurry', de: 'eilen' }),
    stanza('further', 'adverb', { en: 'further', de: 'weiter' }),
    stanza('wish', 'noun', { en: 'wish', de: 'Wunsch m [Wünsche]' }),
    stanza('special', 'adjective', { en: 'special', de: 'speziell' }),
    stanza('level', 'noun', { en: 'level', de: 'Ebene f' }),
    stanza('regional', 'adjective', { en: 'regional', de: 'regional' }),
    stanza('even', 'adjective', { en: 'even', de: 'eben' }),
    stanza('country', 'noun', { en: 'country', de: 'Land n [Länder]' }),
    stanza('minister', 'noun', { en: 'minister', de: 'Minister m' }),
    stanza('munich', 'name', { en: 'Munich', de: 'München n' }),
    stanza('find', 'verb', { en: 'find [found]', de: 'finden' }),
    stanza('computer', 'noun', { en: 'computer', de: 'Computer m' }),
    stanza('control', 'verb', { en: 'control [controlled]', de: 'steuern' }),
    stanza('not', 'particle', { en: 'not', de: 'nicht' }),
    stanza('inhabit', 'verb', { en: 'inhabit', de: 'bewohnen' }),
    stanza('realistic', 'adjective', { en: 'realistic', de: 'realistisch' }),
    stanza('table', 'noun', { en: 'table', de: 'Tisch m' }),
    stanza('small', 'adjective', { en: 'small', de: 'klein' }),
    stanza('cat', 'noun', { en: 'cat', de: 'Katze f' }),
    stanza('without-los-de', 'adjective', { en: '~without', de: 'los' }),
    stanza('lottery-ticket', 'noun', { en: 'lottery ticket', de: 'Los n' }),
    stanza('fire', 'noun', { en: 'fire', de: 'Feuer n' }),
    stanza('put-out', 'verb', { en: 'put out [put, put]', de: 'löschen' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

/** The English meaning of the word between square brackets. */
function meaningOf(marked: string) {
  const start = marked.indexOf('[');
  const sentence = marked.replace(/[[\]]/g, '');
  const words = annotate({ de: sentence }, lexicon).de ?? [];
  const found = lookUp({ sentence, words, language: 'de', start, end: start + 1 }, 'en', lexicon)?.whole;
  const hint = found?.meaning.hint;
  return found && `${found.meaning.word}${hint ? ` (${hint})` : ''}`;
}

test.each([
  ['Sie wollten [weiterreden].', 'talk (further)'],
  ['Er begann [weiterzureden].', 'talk (further)'],
  ['Wir haben [mitgedacht].', 'think'],
  ['Die [herbeigeeilten] Leute.', 'hurry'],
])('A verb with a productive prefix is explained by its parts: %s', (sentence, meaning) =>
  expect(meaningOf(sentence)).toBe(meaning),
);

test('A verb with a productive prefix is a guess', () => {
  const words = annotate({ de: 'Sie wollten weiterreden.' }, lexicon).de ?? [];
  expect(words.at(-1)).toMatchObject({ text: 'weiterreden', isGuess: true });
});

test.each([
  ['Er hat [Sonderwünsche].', 'special wish'],
  ['Sie reden auf [Landesebene].', 'regional level'],
  ['Das ist [computergesteuert].', 'control (computer)'],
  ['Das [Feuerlöschen] war schwer.', 'put out (fire)'],
  ['Er ist [wunschlos].', 'without wish'],
  ['Alle sind die [Wunschlosen].', 'without wish'],
])('A compound is explained by its parts: %s', (sentence, meaning) => expect(meaningOf(sentence)).toBe(meaning));

test.each([
  ['Das ist [unrealistisch].', 'not realistic'],
  ['Eine [unbewohnte] Insel.', 'inhabit (not)'],
  ['Da steht ein [Tischchen].', 'small table'],
  ['Da sitzt ein [Kätzchen].', 'small cat'],
])('A negated adjective and a diminutive are explained by their parts: %s', (sentence, meaning) =>
  expect(meaningOf(sentence)).toBe(meaning),
);

test.each([
  ['Das sagt die [Ministerin].', 'minister'],
  ['Es gibt zwei [Ministerinnen].', 'minister'],
  ['Das ist ein [Münchner] Lokal.', 'Munich'],
])('The feminine of a person and a word made from a city are found: %s', (sentence, meaning) =>
  expect(meaningOf(sentence)).toBe(meaning),
);

test.each([
  ['Die [Steuerung] war schwer.', 'controlling'],
  ['Das waren [Löschungen].', 'putting out'],
  ['Er sah ihre [Kleinheit].', 'being small'],
  ['Er kam [realistischerweise] nicht.', 'it is realistic that'],
])('A word with a suffix is explained by its verb or adjective: %s', (sentence, meaning) =>
  expect(meaningOf(sentence)).toBe(meaning),
);

test.each([
  ['Er war [realitisch].', 'realistic'],
  ['Er ist [unrealisttisch].', undefined],
  ['Zwei [Computter] waren da.', 'computer'],
])('A misspelt word is found if one letter is wrong: %s', (sentence, meaning) =>
  expect(meaningOf(sentence)).toBe(meaning),
);
