import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('will/verb', { en: ['will'] }),
  conceptOf('will-wish/noun', { en: ['will'] }),
  conceptOf('face/noun', { en: ['face'] }),
  conceptOf('face-confront/verb', { en: ['face'] }),
  conceptOf('grind/verb', { en: ['grind', 'ground'] }),
  conceptOf('ground/noun', { en: ['ground'] }),
  conceptOf('orator/noun', { en: ['speaker'] }),
  conceptOf('loudspeaker/noun', { en: ['speaker'] }),
  conceptOf('so-therefore/adverb', { en: ['so'] }),
  conceptOf('also/adverb', { en: ['also; so'] }),
  conceptOf('it-is/pronoun', { en: ['it’s'] }),
  conceptOf('its-misspelt-en/determiner', { en: ['it’s'] }),
  conceptOf('support-family/verb', { en: ['provide for'] }),
  conceptOf('provide-for-stipulate-en/verb', { en: ['provide for'] }),
  conceptOf('at-the-moment/expression', { en: ['at this time'] }),
  conceptOf('at-this-time-past-en/expression', { en: ['at this time'] }),
  conceptOf('company/noun', { en: ['company'] }),
  conceptOf('risk/noun', { en: ['risk'] }),
  conceptOf('strong/adjective', { en: ['strong'] }),
  conceptOf('music/noun', { en: ['music'] }),
  conceptOf('life/noun', { en: ['life'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['A strong will to win', 'will', 'will-wish/noun'],
  ['The company will win', 'will', 'will/verb'],
  ['The company faces risks', 'faces', 'face-confront/verb'],
  ['Their faces were red', 'faces', 'face/noun'],
  ['The wet ground was soft', 'ground', 'ground/noun'],
  ['Freshly ground coffee', 'ground', 'grind/verb'],
  ['Music came from the speakers', 'speakers', 'loudspeaker/noun'],
  ['The speakers of the day', 'speakers', 'orator/noun'],
  ['He left, and so did she', 'so', 'also/adverb'],
  ['So he left', 'So', 'so-therefore/adverb'],
  ['The end of it’s life', 'it’s', 'its-misspelt-en/determiner'],
  ['I think it’s life', 'it’s', 'it-is/pronoun'],
  ['The law provides for a fine', 'provides', 'provide-for-stipulate-en/verb'],
  ['He provides for his family', 'provides', 'support-family/verb'],
  ['At this time the town was small', 'time', 'at-this-time-past-en/expression'],
  ['At this time we have no news', 'time', 'at-the-moment/expression'],
])('chooses the sense by the words around it: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
