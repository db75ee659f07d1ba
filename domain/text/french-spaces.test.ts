import { expect, test } from 'vitest';
import { fixFrenchSpaces } from './french-spaces.ts';

test('adds the no-break spaces of French punctuation once', () => {
  const fixed = 'Il dit\u00a0: «\u00a0Quoi\u202f?!\u00a0»\u202f; à 14:30\u202f!';
  expect(fixFrenchSpaces('Il dit : « Quoi ?! » ; à 14:30 !')).toBe(fixed);
  expect(fixFrenchSpaces('Il dit: «Quoi?!»; à 14:30!')).toBe(fixed);
  expect(fixFrenchSpaces(fixed)).toBe(fixed);
});
