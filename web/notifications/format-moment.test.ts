import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

const now = new Date(2026, 10, 15, 10, 30);

test.each([
  { moment: new Date(2026, 10, 15, 10, 29, 50), en: 'now', sl: 'zdaj' },
  { moment: new Date(2026, 10, 15, 10, 31), en: 'now', sl: 'zdaj' },
  { moment: new Date(2026, 10, 15, 10, 28), en: '2 minutes ago', sl: 'pred 2 minutama' },
  { moment: new Date(2026, 10, 15, 7, 15), en: '3 hours ago', sl: 'pred 3 urami' },
  { moment: new Date(2026, 10, 14, 18, 40), en: 'yesterday 18:40', sl: 'včeraj 18:40' },
  { moment: new Date(2026, 9, 1, 9, 5), en: '1 Oct 2026, 09:05', sl: '1. okt. 2026, 09:05' },
])('$en', ({ moment, en, sl }) => {
  expect(formatMoment(moment, now, 'en-GB')).toBe(en);
  expect(formatMoment(moment, now, 'sl')).toBe(sl);
});
