import type { Page } from 'playwright-core';

/**
 * Waits until the scripts have hydrated the page. Until then, clicks and keys that need the scripts are held back, and focus
 * and layout can change.
 */
export async function awaitHydration(page: Page) {
  // Polls by timer, because background tabs have no animation frames.
  await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0, undefined, { polling: 50 });
}
