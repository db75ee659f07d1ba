import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('metre/noun', { en: ['metre; meter'] }),
  conceptOf('gauge/noun', { en: ['gauge; meter'] }),
  conceptOf('high/adjective', { en: ['high'] }),
  conceptOf('high-peak-en/noun', { en: ['high'] }),
  conceptOf('at/preposition', { en: ['at'] }),
  conceptOf('at-hour/preposition', { en: ['at'] }),
  conceptOf('at-price-en/preposition', { en: ['at'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['It is 20 meters long', 'meters', 'metre/noun'],
  ['The parking meter', 'meter', 'gauge/noun'],
  ['It rose to a new high', 'high', 'high-peak-en/noun'],
  ['A high wall', 'high', 'high/adjective'],
  ['They sell it at $30', 'at', 'at-price-en/preposition'],
  ['We met at 9', 'at', 'at-hour/preposition'],
])('chooses the sense of a measure, price or amount: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
