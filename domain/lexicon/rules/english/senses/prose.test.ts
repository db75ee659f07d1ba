import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['the', 'a', 'his'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  ...['at', 'in', 'from'].map((word) => conceptOf(`${word}/preposition`, { en: [word] })),
  conceptOf('try/verb', { en: ['try', 'tried'] }),
  conceptOf('try-sample-en/verb', { en: ['try', 'tried'] }),
  conceptOf('away/adverb', { en: ['away'] }),
  conceptOf('away-absent-en/adverb', { en: ['away'] }),
  conceptOf('later/adverb', { en: ['later'] }),
  conceptOf('later-adjective/adjective', { en: ['later'] }),
  conceptOf('remain/verb', { en: ['remain'] }),
  conceptOf('remain-be/verb', { en: ['remain'] }),
  conceptOf('be/verb', { en: ['be', 'is'] }),
  conceptOf('rocky/adjective', { en: ['rocky'] }),
  conceptOf('advertisement/noun', { en: ['ad'] }),
  conceptOf('ad-anno-domini-en/adverb', { en: ['AD'] }),
  ...['soup', 'memoir', 'road', 'house', 'minute', 'mile'].map((word) => conceptOf(`${word}/noun`, { en: [word] })),
]);

test.each([
  ['They tried the soup', 'tried', 'try-sample-en/verb'],
  ['They tried to stop', 'tried', 'try/verb'],
  ['She is away', 'away', 'away-absent-en/adverb'],
  ['The house is two miles away', 'away', 'away/adverb'],
  ['In his later memoirs', 'later', 'later-adjective/adjective'],
  ['A minute later', 'later', 'later/adverb'],
  ['The road remained rocky', 'remained', 'remain-be/verb'],
  ['Minutes remained', 'remained', 'remain/verb'],
  ['In 394 AD', 'AD', 'ad-anno-domini-en/adverb'],
  ['In the ad', 'ad', 'advertisement/noun'],
])('chooses the sense by the grammar of the sentence: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
