import { expect, test } from 'vitest';
import { addBillingPeriod } from './add-billing-period.ts';

test.each([
  ['monthly', '2026-01-15T10:30:00.000Z', '2026-02-15T10:30:00.000Z'],
  ['monthly', '2026-01-31T10:30:00.000Z', '2026-02-28T10:30:00.000Z'],
  ['monthly', '2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['yearly', '2026-03-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
  ['yearly', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
] as const)('a %s plan bought at %s ends at %s', (billing, start, end) => {
  expect(addBillingPeriod(new Date(start), billing).toISOString()).toBe(end);
});
