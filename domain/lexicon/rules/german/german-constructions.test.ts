import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('that', 'determiner', { de: 'das | die, der, den, dem' }),
    stanza('who-which', 'pronoun', { de: 'der | die, das, den, dem' }),
    stanza('friendly', 'adjective', { de: 'freundlich' }),
    stanza('before', 'adverb', { de: 'zuvor' }),
    stanza('tone', 'noun', { de: 'Ton m' }),
    stanza('price', 'noun', { de: 'Preis m' }),
    stanza('lower', 'verb', { de: 'senken' }),
    stanza('change', 'verb', { de: 'wechseln' }),
    stanza('promise', 'verb', { de: 'versprechen [versprach, versprochen]' }),
    stanza('so-much', 'adverb', { de: 'so' }),
    stanza('thus', 'adverb', { de: 'so' }),
    stanza('nice', 'adjective', { de: 'nett' }),
    stanza('be-called', 'verb', { de: 'heißen' }),
    stanza('it-is-said-de', 'verb', { de: 'heißen' }),
    stanza('it', 'pronoun', { de: 'es' }),
    stanza('in', 'preposition', { de: 'in' }),
    stanza('ever', 'adverb', { de: 'je' }),
    stanza('the-je-de', 'adverb', { de: 'je' }),
    stanza('each-apiece', 'adverb', { de: 'je (pro Stück)' }),
    stanza('big', 'adjective', { de: 'groß' }),
    stanza('two', 'numeral', { de: 'zwei' }),
    stanza('should', 'verb', { de: 'sollen' }),
    stanza('be-said-to-de', 'verb', { de: 'sollen' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('go-ahead', 'expression', { de: 'nur zu' }),
    stanza('only', 'adverb', { de: 'nur' }),
    stanza('recommend', 'verb', { de: 'empfehlen' }),
    stanza('voice', 'noun', { de: 'Stimme f' }),
    stanza('vote', 'noun', { de: 'Stimme f (bei der Wahl)' }),
    stanza('party', 'noun', { de: 'Partei f' }),
    stanza('voter', 'noun', { de: 'Wähler m' }),
    stanza('hear', 'verb', { de: 'hören' }),
    stanza('tasty', 'adjective', { de: 'lecker' }),
    stanza('leaky', 'adjective', { de: 'leck' }),
    stanza('soup', 'noun', { de: 'Suppe f' }),
    stanza('gradually', 'adverb', { de: 'nach und nach' }),
    stanza('marriage', 'noun', { de: 'Ehe f' }),
    stanza('before-doing', 'conjunction', { de: 'ehe' }),
    stanza('as-as', 'adverb', { de: 'so' }),
    stanza('as', 'conjunction', { de: 'wie' }),
    stanza('but', 'conjunction', { de: 'doch' }),
    stanza('after-all-doch-de', 'particle', { de: 'doch' }),
    stanza('mean-heissen-de', 'verb', { de: 'heißen' }),
    stanza('what', 'pronoun', { de: 'was' }),
    stanza('he', 'pronoun', { de: 'er' }),
    stanza('offer', 'verb', { de: 'bieten [bot, geboten]' }),
    stanza('called-for-geboten-de', 'adjective', { de: 'geboten' }),
    stanza('caution', 'noun', { de: 'Vorsicht f' }),
    stanza('towards', 'preposition', { de: 'auf … zu' }),
    stanza('on', 'preposition', { de: 'auf' }),
    stanza('go', 'verb', { de: 'gehen' }),
    stanza('surprise', 'verb', { de: 'überraschen [insep]' }),
    stanza('surprised', 'adjective', { de: 'überrascht' }),
    stanza('have', 'verb', { de: 'haben' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Da wechselte [der] zuvor freundliche Ton.', 'the'],
  ['Er versprach, [die] Preise zu senken.', 'the'],
])('An article is recognised before a long description and before an infinitive clause: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Sie ist [so] nett.', 'so-much'],
  ['Die Preise senken sich, [heißt] es in Bonn.', 'it-is-said-de'],
  ['Er [heißt] Karl.', 'be-called'],
  ['Die Preise senken sich, [je] größer die Partei.', 'the-je-de'],
  ['Sie senken [je] zwei Preise.', 'each-apiece'],
  ['Er [soll] gekommen sein.', 'be-said-to-de'],
  ['Er [soll] kommen.', 'should'],
  ['[Nach] und nach kommen sie.', 'gradually'],
])('The construction shows the meaning of a function word: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Die Suppe ist [so] lecker wie der Preis.', 'as-as'],
  ['Er hat es [doch] versprochen.', 'after-all-doch-de'],
  ['[Doch] er kam.', 'but'],
  ['Was [heißt] das?', 'mean-heissen-de'],
  ['Die [gebotene] Vorsicht.', 'called-for-geboten-de'],
  ['Die [gebotene] Suppe.', 'offer'],
  ['Er ging [auf] die Partei zu.', 'towards'],
  ['Der Preis hat ihn [überrascht].', 'surprise'],
  ['Er ist [überrascht].', 'surprised'],
])('The neighbouring words show the meaning of a particle, a participle and a preposition: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test('“Nur zu!” is an expression, “nur zu empfehlen” is not', () => {
  expect(meant('[Nur] zu!')).toBe('go-ahead');
  expect(meant('Das ist [nur] zu empfehlen.')).toBe('only');
});

test.each([
  ['Die Regierungspartei hat die [Stimme].', 'vote'],
  ['Eine [Wählerstimme] kommt.', 'vote'],
  ['Er hört eine [Stimme].', 'voice'],
])('A compound nearby and the first part of a compound are cues: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Die [leckere] Suppe kommt.', 'tasty'],
  ['Das ist die [Ehe].', 'marriage'],
])('A rare form and a word in the wrong spelling are unlikely: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
