import type { Page } from 'playwright-core';

/** Its text is there before it is alive, and it hears keys a moment after that; a person is never quicker. */
export async function awaitReader(page: Page) {
  await page.locator('#root:not([inert]) [aria-current="true"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
