import type { Page } from 'playwright-core';

/** Waits for hydration. Until then a server-rendered page is inert: keys and clicks are lost or follow plain links. */
export async function awaitHydration(page: Page) {
  await page.locator('[data-prerendered], #root[inert]').waitFor({ state: 'detached' });
  // Polls by timer, because background tabs have no animation frames.
  await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0, undefined, { polling: 50 });
}
