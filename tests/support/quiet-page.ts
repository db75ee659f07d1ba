import type { Page } from 'playwright-core';

/** Blocks live events, as if the event stream were interrupted. */
export const deafen = (page: Page) =>
  page.route('**/api/live', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));

/** Waits until everything that loads after the first page has loaded and requested its data. The notification bell loads last. */
export async function settle(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/notifications')),
  );
  await page.waitForLoadState('networkidle');
}
