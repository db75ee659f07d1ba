import { expect, test } from 'vitest';
import { capitalize, daysUntil, formatInterval, formatWait } from './format-days.ts';

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [6, 'in 6 days'],
  [59, 'in 59 days'],
  [61, 'in 2 months'],
  [800, 'in 2.2 years'],
])('in %i days is said as %s', (days, text) => {
  expect(formatWait(days, 'en-GB')).toBe(text);
});

test('an interval is shown in its largest unit, in the language of the interface', () => {
  expect(formatInterval(1, 'en-GB')).toBe('1 day');
  expect(formatInterval(15, 'de')).toBe('15 Tage');
  expect(formatInterval(90, 'es')).toBe('3 meses');
  expect(formatInterval(2, 'sl')).toBe('2 dneva');
  expect(capitalize(formatWait(1, 'sl'), 'sl')).toBe('Jutri');
});

test('days are counted by the calendar, not by hours', () => {
  expect(daysUntil(new Date(2026, 4, 2, 0, 5), new Date(2026, 4, 1, 23, 55))).toBe(1);
  expect(daysUntil(new Date(2026, 4, 1, 23, 55), new Date(2026, 4, 1, 0, 5))).toBe(0);
});
