import { expect, test } from 'vitest';
import { weighPages } from '../../bench/page-weight.ts';

test('no page is heavier than its budget', async () => {
  const pages = await weighPages();
  expect(pages.length).toBeGreaterThan(10);
  const heavier = pages.filter(
    ({ scriptBytes, styleBytes, budget }) => scriptBytes > budget.scriptBytes || styleBytes > budget.styleBytes,
  );
  expect(heavier).toEqual([]);
  // What was not found weighs nothing.
  for (const { page, scriptBytes } of pages) expect(scriptBytes, page).toBeGreaterThan(100);
});
