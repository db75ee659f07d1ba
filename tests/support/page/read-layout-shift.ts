import type { Page } from 'playwright-core';

/** Returns the cumulative layout shift (CLS) since the page was opened, or since a later time on the page's clock in ms. */
export const readLayoutShift = (page: Page, sinceMs = 0) =>
  page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum(observer.takeRecords())), 300);
        const sum = (entries: PerformanceEntry[]) =>
          entries
            .filter(({ startTime }) => startTime >= since)
            .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
      }),
    sinceMs,
  );
