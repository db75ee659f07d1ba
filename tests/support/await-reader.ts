import type { Page } from 'playwright-core';
import { awaitHydration } from './await-hydration.ts';

/** The reader hears keys a moment after it is hydrated; a person is never quicker. */
export async function awaitReader(page: Page) {
  await awaitHydration(page);
  await page.locator('#root:not([inert]) [aria-current="true"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
