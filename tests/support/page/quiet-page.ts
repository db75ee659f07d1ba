import type { Page } from 'playwright-core';

/** Blocks live events, as if the event stream were interrupted. */
export const deafen = (page: Page) =>
  page.route('**/api/live', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));

/**
 * Waits until the lazy parts of the app, which are loaded after the first page, have requested their data. The last of them is
 * the notification bell.
 */
export async function settle(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/notifications')),
  );
  await page.waitForLoadState('networkidle');
}
