import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe has against the page as it stands, one line a rule; only these rules where some are named. */
export async function listAxeViolations(page: Page, rules?: string[]) {
  // Evaluated, not added as a tag: the page's security policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Colours are measured at rest: half way through a movement they mean nothing.
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
