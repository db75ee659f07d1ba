import type { Page } from 'playwright-core';

/** Events do not reach the page, as when its stream is just interrupted. */
export const deafen = (page: Page) =>
  page.route('**/api/live', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
