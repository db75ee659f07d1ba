import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { en: ['the'] }),
  conceptOf('a/determiner', { en: ['a'] }),
  ...['soil', 'season', 'place', 'country', 'government', 'dress'].map((word) =>
    conceptOf(`${word}/noun`, { en: [word] }),
  ),
  conceptOf('candidate/noun', { en: ['candidate'] }),
  conceptOf('long/adjective', { en: ['long'] }),
  conceptOf('long-time/adverb', { en: ['long'] }),
  conceptOf('nice/adjective', { en: ['nice'] }),
  conceptOf('nice-city/name', { en: ['Nice'] }),
  conceptOf('democratic/adjective', { en: ['democratic'] }),
  conceptOf('democratic-party-en/adjective', { en: ['Democratic'] }),
  conceptOf('dry/adjective', { en: ['dry'] }),
  conceptOf('dry/verb', { en: ['dry'] }),
  conceptOf('faculty/noun', { en: ['faculty'] }),
  conceptOf('faculty-staff/noun', { en: ['faculty'] }),
  conceptOf('wait/verb', { en: ['wait'] }),
]);

test.each([
  ['They waited long', 'long', 'long-time/adverb'],
  ['The dress is too long', 'long', 'long/adjective'],
  ['Nice place', 'Nice', 'nice/adjective'],
  ['They left for Nice', 'Nice', 'nice-city/name'],
  ['The Democratic candidate left', 'Democratic', 'democratic-party-en/adjective'],
  ['A democratic country', 'democratic', 'democratic/adjective'],
  ['Let the soil dry', 'dry', 'dry/verb'],
  ['The dry season', 'dry', 'dry/adjective'],
  ['The faculty left', 'faculty', 'faculty-staff/noun'],
  ['The faculty of law', 'faculty', 'faculty/noun'],
])('%s: “%s” is %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
