import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../tests/support/cpu-milliseconds.ts';
import { scaleTimeout } from '../../tests/support/machine-speed.ts';
import { cleanText } from './clean-text.ts';
import { fixFrenchSpaces } from './french-spaces.ts';
import { splitText } from './split-text.ts';
import { splitWords } from './split-words.ts';

// Each unit is repeated to the maximum text length. The resulting texts trigger backtracking in badly written patterns.
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
// A pattern with exponential backtracking takes minutes of CPU time.
const patienceMs = 10_000;

test.each(units)(
  'splits and cleans a text of only %j quickly',
  (unit) => {
    const text = unit.repeat(longest).slice(0, longest);
    const tookMs = cpuMilliseconds(() => {
      splitText(text, 'de');
      splitWords(text, 'fr');
      cleanText(text);
      fixFrenchSpaces(text);
    });
    expect(tookMs).toBeLessThan(patienceMs);
  },
  scaleTimeout(20_000),
);
