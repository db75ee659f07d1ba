import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

const anyNumber = fc.oneof(fc.nat({ max: 2000 }).map(String), fc.constantFrom('', '-1', '1e3', '0x1', '9'.repeat(400)));
const header = fc.oneof(
  fc
    .tuple(fc.constantFrom('bytes=', 'bytes =', 'lines=', ''), anyNumber, anyNumber)
    .map(([unit, a, b]) => `${unit}${a}-${b}`),
  fc.array(anyNumber).map((parts) => `bytes=${parts.join(',')}`),
  fc.string(),
);

test('never returns bytes outside the file, for any range', () => {
  fc.assert(
    fc.property(header, fc.nat({ max: 1000 }), (asked, size) => {
      const range = readRange(asked, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
      expect(range.to).toBeLessThan(size);
    }),
    { numRuns: 2000 },
  );
});

test('a header with thousands of ranges returns the whole file', () => {
  expect(readRange(`bytes=${'0-1,'.repeat(5000)}2-3`, 100)).toBeUndefined();
});
