import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('since/preposition', { en: ['since'] }),
  conceptOf('because/conjunction', { en: ['since', 'because'] }),
  conceptOf('since-from-time-en/conjunction', { en: ['since'] }),
  conceptOf('anyone/pronoun', { en: ['anyone'] }),
  conceptOf('anyone-at-all/pronoun', { en: ['anyone'] }),
  conceptOf('this/determiner', { en: ['this'] }),
  conceptOf('this-thing/pronoun', { en: ['this'] }),
  conceptOf('about/preposition', { en: ['about'] }),
  conceptOf('about-roughly/adverb', { en: ['about'] }),
  conceptOf('who-which/pronoun', { en: ['which', 'that'] }),
  conceptOf('which-what/determiner', { en: ['which'] }),
  conceptOf('cut/verb', { en: ['cut'] }),
  conceptOf('cut/noun', { en: ['cut'] }),
  conceptOf('receive/verb', { en: ['get'] }),
  conceptOf('have-got-en/verb', { en: ['get'] }),
  conceptOf('fall-noun/noun', { en: ['fall'] }),
  conceptOf('autumn/noun', { en: ['fall'] }),
  conceptOf('have/verb', { en: ['have'] }),
  conceptOf('be/verb', { en: ['be', 'was'] }),
  conceptOf('I/pronoun', { en: ['I'] }),
  conceptOf('he/pronoun', { en: ['he'] }),
  conceptOf('you/pronoun', { en: ['you'] }),
  conceptOf('hear/verb', { en: ['hear'] }),
  conceptOf('sound/verb', { en: ['sound'] }),
  conceptOf('good/adjective', { en: ['good'] }),
  conceptOf('hair/noun', { en: ['hair'] }),
  conceptOf('week/noun', { en: ['week'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['I have lived here since I was born', 'since', 'since-from-time-en/conjunction'],
  ['I have lived here since an early age', 'since', 'since/preposition'],
  ['We leave since he may be late', 'since', 'because/conjunction'],
  ['Have you heard from anyone', 'anyone', 'anyone/pronoun'],
  ['This sounds good', 'This', 'this-thing/pronoun'],
  ['This week is good', 'This', 'this/determiner'],
  ['It is ready in about a week', 'about', 'about-roughly/adverb'],
  ['We talk about a week', 'about', 'about/preposition'],
  ['Which of these is good', 'Which', 'which-what/determiner'],
])('chooses the meaning by the clause: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});

test.each([
  ['I have my hair cut', 'cut', 'cut/verb'],
  ['I have got a week', 'got', 'have-got-en/verb'],
  ['I got a week', 'got', 'receive/verb'],
  ['In the fall of 1990', 'fall', 'autumn/noun'],
  ['The fall was hard', 'fall', 'fall-noun/noun'],
])('chooses the meaning by the phrase: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
