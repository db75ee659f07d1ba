import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns the axe violations of the page, one line per rule. If rules are given, only these are checked. */
export async function listAxeViolations(page: Page, rules?: string[]) {
  // Evaluates the source of axe instead of adding a script tag, because the CSP of the page forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Waits for transitions to end: contrast cannot be measured during an animation.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    rules === undefined ? {} : { runOnly: rules },
  );
}
