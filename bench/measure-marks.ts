import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { readLayoutShift } from '../tests/support/read-layout-shift.ts';
import type { AppProcess } from './app-process.ts';
import { createReader } from './create-reader.ts';
import { createArticles } from './measure-sentence-step.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';

const rounds = 12;

/** Measures how long script, style and layout take to underline the new words when an article of 600 sentences is opened. */
export async function measureMarks(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { token } = await createReader(host);
  const [articleId = ''] = await createArticles(host, [600]);
  await fetch(`${app.baseUrl}/api/learning/settings`, {
    method: 'PUT',
    headers: { cookie: `session=${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ marksNewWords: true }),
  });
  const browser = await launchBrowser();
  try {
    const opened: Drawn[] = [];
    // The first visit is a warm-up: the server creates the index of the words.
    for (let round = 0; round <= rounds; round += 1) {
      const drawn = await openWithMarks(browser, { baseUrl: app.baseUrl, token, articleId });
      if (round > 0) opened.push(drawn);
    }
    const [first] = opened;
    return [
      {
        name: `drawing ${first?.marks ?? 0} marks in an article of 600 sentences, 95th percentile`,
        value: percentile(
          opened.map(({ ms }) => ms),
          95,
        ),
        unit: 'ms',
        goal: { atMost: 10 },
      },
      {
        name: 'layout shift when marks are drawn',
        value: Math.max(...opened.map(({ shift }) => shift)),
        unit: '',
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await browser.close();
  }
}

interface Drawn {
  marks: number;
  ms: number;
  shift: number;
}

async function openWithMarks(
  browser: Browser,
  { baseUrl, token, articleId }: { baseUrl: string; token: string; articleId: string },
): Promise<Drawn> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'session', value: token, url: baseUrl }]);
  const page = await context.newPage();
  await page.addInitScript(observeMarks);
  await page.goto(`${baseUrl}/article/${articleId}`);
  await page.waitForFunction(() => performance.getEntriesByName('marks').length > 0);
  const drawn = await page.evaluate(() => {
    const entry = performance.getEntriesByName('marks').at(-1);
    if (!(entry instanceof PerformanceMeasure)) throw new Error('Nothing was marked.');
    return { marks: Number(entry.detail), ms: entry.duration, startedAt: entry.startTime };
  });
  // Counts only layout shifts since the drawing of the marks began. Earlier ones have other causes, such as a late web font.
  const shift = await readLayoutShift(page, drawn.startedAt);
  await context.close();
  return { ...drawn, shift };
}

/**
 * Runs in the page. Measures the time from the creation of the first range of an underlined word to the layout after the last
 * highlight.
 */
function observeMarks() {
  let marks = 0;
  let startedAt = 0;
  const { StaticRange, HighlightRegistry } = window;
  const { set } = HighlightRegistry.prototype;
  window.StaticRange = class extends StaticRange {
    constructor(init: StaticRangeInit) {
      if (marks === 0) startedAt = performance.now();
      marks += 1;
      super(init);
    }
  };
  HighlightRegistry.prototype.set = function (name, highlight) {
    set.call(this, name, highlight);
    if (marks === 0) return this;
    document.body.getBoundingClientRect();
    performance.measure('marks', { start: startedAt, end: performance.now(), detail: marks });
    return this;
  };
}
