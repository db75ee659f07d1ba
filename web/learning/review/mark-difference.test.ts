import { expect, test } from 'vitest';
import { markDifference } from './mark-difference.ts';

const show = (typed: string, right: string) =>
  markDifference(typed, right)
    .map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text))
    .join('');

test.each([
  ['parpadeo', 'parpadeó', 'parpade[ó]'],
  ['Anden', 'andén', 'and[é]n'],
  ['grieta', 'grieta', 'grieta'],
  ['cuchrilla', 'cucharilla', 'cuch[a]rilla'],
  ['cuchaarilla', 'cucharilla', 'cucharilla'],
  ['', 'rumbo', '[rumbo]'],
])('%s against %s', (typed, right, marked) => {
  expect(show(typed, right)).toBe(marked);
});
