import type { Page } from 'playwright-core';
import { awaitHydration } from './await-hydration.ts';

/** Waits until the reader handles keys, which is shortly after hydration. */
export async function awaitReader(page: Page) {
  await awaitHydration(page);
  await page.locator('[aria-current="true"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
