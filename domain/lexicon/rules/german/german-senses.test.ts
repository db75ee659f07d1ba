import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('be', 'verb', { de: 'sein' }),
    stanza('become-get', 'verb', { de: 'werden' }),
    stanza('be-passive', 'verb', { de: 'werden (Passiv)' }),
    stanza('will', 'verb', { de: 'werden (Zukunft)' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('build', 'verb', { de: 'bauen' }),
    stanza('good', 'adjective', { de: 'gut' }),
    stanza('well', 'adverb', { de: 'gut' }),
    stanza('visited', 'adjective', { de: 'besucht' }),
    stanza('put', 'verb', { de: 'setzen' }),
    stanza('sit-down', 'verb', { de: 'sich setzen' }),
    stanza('give', 'verb', { de: 'geben' }),
    stanza('give-up', 'verb', { de: 'aufgeben' }),
    stanza('present', 'verb', { de: 'vorstellen [sep]' }),
    stanza('imagine', 'verb', { de: 'sich vorstellen [sep]' }),
    stanza('set', 'verb', { de: 'stellen' }),
    stanza('break', 'verb', { de: 'brechen' }),
    stanza('break-off', 'verb', { de: 'abbrechen' }),
    stanza('depart', 'verb', { de: 'abreisen' }),
    stanza('travel', 'verb', { de: 'reisen' }),
    stanza('trip', 'noun', { de: 'Reise f' }),
    stanza('on', 'preposition', { de: 'auf' }),
    stanza('gate', 'noun', { de: 'Tor n' }),
    stanza('goal-sport', 'noun', { de: 'Tor n' }),
    stanza('open', 'verb', { de: 'öffnen' }),
    stanza('policy', 'noun', { de: 'Politik f' }),
    stanza('politics-de', 'noun', { de: 'Politik f' }),
    stanza('safe', 'adjective', { de: 'sicher' }),
    stanza('secure', 'verb', { de: 'sichern' }),
    stanza('president', 'noun', { de: 'Präsident m' }),
    stanza('feel-sick', 'expression', { de: 'schlecht sein*' }),
    stanza('bad', 'adjective', { de: 'schlecht' }),
    stanza('he', 'pronoun', { de: 'er | ihn, ihm' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meant = createMeant(lexicon);

test.each([
  ['Das Essen war [gut].', 'good'],
  ['Das Haus ist [gut] gebaut.', 'well'],
  ['Sie ist [sicher].', 'safe'],
])('A predicate after “sein” is an adjective: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Das Haus [wird] gebaut.', 'be-passive'],
  ['Er [wird] morgen kommen.', 'will'],
  ['Er [wird] alt.', 'become-get'],
])('“werden” depends on the verb at the end of the clause: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Er [setzte] sich an den Tisch.', 'sit-down'],
  ['Ich habe mich [gesetzt].', 'sit-down'],
  ['Er [setzte] das Kind auf den Stuhl.', 'put'],
  ['Er [setzte] mich auf den Stuhl.', 'put'],
])('A reflexive pronoun of the same person makes a verb reflexive: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Sie [stellte] die Studie vor.', 'present'],
  ['Sie [stellte] sich das anders vor.', 'imagine'],
  ['Er [bricht] die Reise ab.', 'break-off'],
  ['Er [gab] am 3. Mai auf.', 'give-up'],
])('A separated verb fits the pronoun and the place of its prefix: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test('The stem and the prefix of a separated verb have no meaning of their own', () => {
  const sentence = 'Er gab auf.';
  const words = annotate({ de: sentence }, lexicon).de ?? [];
  const found = lookUp({ sentence, words, language: 'de', start: 7, end: 10 }, 'en', lexicon);
  expect(found?.whole).toBeUndefined();
  expect(found?.around).toMatchObject({ baseForm: 'aufgeben' });
});

test.each([
  ['Er schoss das erste [Tor] im Spiel.', 'goal-sport'],
  ['Er öffnete das [Tor] zum Garten.', 'gate'],
  ['Er spricht über [Politik].', 'politics-de'],
  ['Der [US-Präsident] kam.', 'president'],
])('Words nearby show the meaning of a noun, which otherwise has its usual meaning: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test('“mir ist schlecht” is a feeling, “das Essen ist schlecht” is not', () => {
  expect(meant('Mir [ist] schlecht.')).toBe('feel-sick');
  expect(meant('Das Essen ist [schlecht].')).toBe('bad');
});
