import type { Page } from 'playwright-core';

/** How much of the page has moved by itself since it was opened. */
export const readLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum(observer.takeRecords())), 300);
        const sum = (entries: object[]) =>
          entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
      }),
  );
