import type { Page } from 'playwright-core';

/** Returns the cumulative layout shift (CLS) since the page was opened. */
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
