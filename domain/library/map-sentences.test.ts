import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapSentences } from './map-sentences.ts';

const text = (...sentences: string[]) => sentences.map((en) => ({ en }));

test('keeps every index in an unchanged text', () => {
  expect(mapSentences(text('A.', 'B.', 'C.'), text('A.', 'B.', 'C.'))).toEqual([0, 1, 2]);
});

test('shifts the sentences after a sentence that was split', () => {
  expect(mapSentences(text('A.', 'B, and c.', 'D.'), text('A.', 'B.', 'C.', 'D.'))).toEqual([0, 1, 3]);
});

test('maps two joined sentences to the same index', () => {
  expect(mapSentences(text('A.', 'B.', 'C.', 'D.'), text('A.', 'B, and c.', 'D.'))).toEqual([0, 1, 1, 2]);
});

test('maps a removed sentence to the next sentence, or to the last sentence of the text', () => {
  expect(mapSentences(text('A.', 'B.', 'C.'), text('A.', 'C.'))).toEqual([0, 1, 1]);
  expect(mapSentences(text('A.', 'B.', 'C.'), text('A.', 'B.'))).toEqual([0, 1, 1]);
});

test('matches a sentence that is unchanged in at least one language', () => {
  const before = [
    { en: 'A.', sl: 'Á.' },
    { en: 'B.', sl: 'Č.' },
  ];
  const after = [
    { en: 'New.', sl: 'Novo.' },
    { en: 'A.', sl: 'Drugo.' },
    { en: 'Other.', sl: 'Č.' },
  ];
  expect(mapSentences(before, after)).toEqual([1, 2]);
});

test('other sentences keep their distance to matched sentences', () => {
  expect(mapSentences(text('A.', 'B.', 'C.', 'D.'), text('A.', 'X.', 'Y.', 'D.'))).toEqual([0, 1, 2, 3]);
  expect(mapSentences(text('A.', 'B.'), text('X.', 'Y.', 'Z.'))).toEqual([0, 1]);
});

test('the indexes never decrease and are never beyond the end, for any texts', () => {
  const sentences = fc.array(fc.constantFrom('A.', 'B.', 'C.', 'D.', 'E.'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sentences, sentences, (before, after) => {
      const indexes = mapSentences(text(...before), text(...after));
      expect(indexes).toHaveLength(before.length);
      for (const [index, mapped] of indexes.entries()) {
        expect(mapped).toBeGreaterThanOrEqual(indexes[index - 1] ?? 0);
        expect(mapped).toBeLessThan(after.length);
      }
    }),
  );
});
