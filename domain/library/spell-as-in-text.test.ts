import { expect, test } from 'vitest';
import { spellAsInText } from './spell-as-in-text.ts';

const german = {
  title: 'Brot, das sich selbst backt',
  keywords: ['Küche'],
  paragraphs: [['Backen ist leicht.', 'Das Brot liegt auf dem großen Tisch.', 'Wer will backen?']],
};

test.each([
  ['brot', 'Brot'],
  ['backen', 'backen'],
  ['kuche', 'Küche'],
  ['grossen', 'großen'],
  ['unbekannt', 'unbekannt'],
])('writes “%s” as “%s”', (word, spelling) => {
  expect(spellAsInText(word, german)).toBe(spelling);
});
