import { expect, test } from 'vitest';
import { fillGaps } from './pair-up.ts';

const byBrowser = { language: 'en', sentences: ['One', null, 'Three'] } as const;

test('the browser fills only the gaps of a translation', () => {
  expect(fillGaps(null, byBrowser)).toEqual(byBrowser);
  expect(fillGaps({ language: 'en', sentences: ['First', 'Second', null] }, byBrowser)).toEqual({
    language: 'en',
    sentences: ['First', 'Second', 'Three'],
  });
  expect(fillGaps(null, undefined)).toBeNull();
});
