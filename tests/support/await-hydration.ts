import type { Page } from 'playwright-core';

/** A page stands before its scripts do. Until it is hydrated it is inert, and keys and presses are lost or follow plain links. */
export async function awaitHydration(page: Page) {
  await page.locator('[data-prerendered], #root[inert]').waitFor({ state: 'detached' });
  // Not by animation frames, which a tab in the background does not have.
  await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0, undefined, { polling: 50 });
}
