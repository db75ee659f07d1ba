import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('that', 'determiner', { de: 'das' }),
    stanza('a', 'determiner', { de: 'ein | eine, einen, einem' }),
    stanza('he', 'pronoun', { de: 'er' }),
    stanza('she', 'pronoun', { de: 'sie | ihr' }),
    stanza('her', 'pronoun', { de: 'sie | ihr' }),
    stanza('many', 'determiner', { de: 'viel' }),
    stanza('much', 'determiner', { de: 'viel' }),
    stanza('on-the', 'preposition', { de: 'am' }),
    stanza('the-most-am-de', 'particle', { de: 'am' }),
    stanza('who-which', 'pronoun', { de: 'der (welcher) | die, das, den, dem, dessen, deren' }),
    stanza('whose-relative-de', 'pronoun', { de: 'dessen | deren' }),
    stanza('with', 'preposition', { de: 'mit' }),
    stanza('at-the-age-of-mit-de', 'preposition', { de: 'mit' }),
    stanza('until', 'preposition', { de: 'bis' }),
    stanza('up-to-range-bis-de', 'preposition', { de: 'bis' }),
    stanza('before', 'preposition', { de: 'vor' }),
    stanza('ago', 'preposition', { de: 'vor' }),
    stanza('to-of-clock-vor-de', 'preposition', { de: 'vor' }),
    stanza('even', 'adverb', { de: 'selbst' }),
    stanza('itself-selbst-de', 'adverb', { de: 'selbst' }),
    stanza('as', 'conjunction', { de: 'als' }),
    stanza('when', 'conjunction', { de: 'als' }),
    stanza('as-if', 'conjunction', { de: 'als' }),
    stanza('story', 'noun', { de: 'Geschichte f' }),
    stanza('history', 'noun', { de: 'Geschichte f' }),
    stanza('deserve', 'verb', { de: 'verdienen' }),
    stanza('earn', 'verb', { de: 'verdienen' }),
    stanza('give', 'verb', { de: 'geben' }),
    stanza('know', 'verb', { de: 'wissen' }),
    stanza('call', 'verb', { de: 'nennen' }),
    stanza('see', 'verb', { de: 'sehen' }),
    stanza('die', 'verb', { de: 'sterben' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('laugh', 'verb', { de: 'lachen' }),
    stanza('beautiful', 'adjective', { de: 'schön' }),
    stanza('last', 'adjective', { de: 'letzte' }),
    stanza('well', 'adverb', { de: 'gut' }),
    stanza('success', 'noun', { de: 'Erfolg m' }),
    stanza('money', 'noun', { de: 'Geld n' }),
    stanza('man', 'noun', { de: 'Mann m [Männer]' }),
    stanza('dog', 'noun', { de: 'Hund m' }),
    stanza('evening', 'noun', { de: 'Abend m' }),
    stanza('year', 'noun', { de: 'Jahr n' }),
    stanza('clock', 'noun', { de: 'Uhr f' }),
    stanza('boss', 'noun', { de: 'Chef m' }),
    stanza('respect', 'noun', { de: 'Respekt m' }),
    stanza('town', 'noun', { de: 'Stadt f [Städte]' }),
    stanza('boy', 'noun', { de: 'Junge m [Jungen, Jungen]' }),
    stanza('ten', 'numeral', { de: 'zehn' }),
    stanza('twelve', 'numeral', { de: 'zwölf' }),
    stanza('twenty', 'numeral', { de: 'zwanzig' }),
    stanza('me', 'pronoun', { de: 'mich' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Er nannte [das] einen Erfolg.', 'that'],
  ['Er nannte [das] Geld.', 'the'],
  ['Er gab [ihr] das Geld.', 'her'],
  ['Er hat [viel] Geld.', 'much'],
  ['Die Stadt ist [am] schönsten.', 'the-most-am-de'],
  ['Er starb [am] letzten Abend.', 'on-the'],
  ['Der Mann, [dessen] Hund starb, lachte.', 'whose-relative-de'],
])('The next word shows which article or pronoun is meant: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Er starb [mit] zwanzig.', 'at-the-age-of-mit-de'],
  ['Er starb [mit] zwanzig Hunden.', 'with'],
  ['Er gab mir zehn [bis] zwölf Hunde.', 'up-to-range-bis-de'],
  ['Er starb [vor] zehn Jahren.', 'ago'],
  ['Es war zehn [vor] zwölf.', 'to-of-clock-vor-de'],
])('Numbers show what a preposition means: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['[Selbst] der Chef lachte.', 'even'],
  ['Der Chef [selbst] lachte.', 'itself-selbst-de'],
  ['Er lachte, [als] sähe er mich.', 'as-if'],
  ['Die [Geschichte] der Stadt ist schön.', 'history'],
  ['Die [Geschichte] eines Jungen ist schön.', 'story'],
  ['Er [verdient] gut.', 'earn'],
  ['Er [verdient] Respekt.', 'deserve'],
])('The words beside a word show its sense: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));
