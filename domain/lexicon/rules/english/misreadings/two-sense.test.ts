import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('support-family/verb', { en: ['provide for'] }),
  conceptOf('provide-for-stipulate-en/verb', { en: ['provide for'] }),
  conceptOf('fall/verb', { en: ['fall'] }),
  conceptOf('fall-in/verb', { en: ['fall in'] }),
]);

test.each([
  ['The treaty provides for a court', 'provides', 'provide-for-stipulate-en/verb'],
  ['She provides for her children', 'provides', 'support-family/verb'],
  ['They fall in autumn', 'fall', 'fall/verb'],
  ['They fall in', 'fall', 'fall-in/verb'],
])('finds a phrase only where it has its meaning: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
