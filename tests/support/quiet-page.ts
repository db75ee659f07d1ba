import type { Page } from 'playwright-core';

/** Events do not reach the page, as when its stream is just interrupted. */
export const deafen = (page: Page) =>
  page.route('**/api/live', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));

/** Until what follows the first page is there as well, and asks for nothing more. The bell asks last. */
export async function settle(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/notifications')),
  );
  await page.waitForLoadState('networkidle');
}
