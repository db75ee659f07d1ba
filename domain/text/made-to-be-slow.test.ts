import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { fixFrenchSpaces } from './french-spaces.ts';
import { splitText } from './split-text.ts';
import { splitWords } from './split-words.ts';

// Repeated to the longest text anybody may send: what drives a careless pattern to try everything twice at every place.
const units = [
  '. ',
  '.',
  '…',
  '"',
  '“a',
  '(',
  'a.',
  'A. ',
  'z. B. ',
  '1. ',
  ' \n ',
  "l'",
  '«',
  '?!',
  'a-',
  'www.',
  '(a. ',
  '. . ',
  '1.000.',
  '\u00a0',
  '<!--',
];
const longest = 40_000;
// What runs away takes minutes; a busy machine, some seconds.
const patienceMs = 10_000;

test.each(units)(
  'a text of nothing but %j is split and cleaned in a moment',
  (unit) => {
    const text = unit.repeat(longest).slice(0, longest);
    const started = performance.now();
    splitText(text, 'de');
    splitWords(text, 'fr');
    cleanText(text);
    fixFrenchSpaces(text);
    expect(performance.now() - started).toBeLessThan(patienceMs);
  },
  20_000,
);
