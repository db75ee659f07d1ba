import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/page/browser.ts';
import { readLayoutShift } from '../../tests/support/page/read-layout-shift.ts';
import { createArticles } from '../app/measure-sentence-step.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';

const rounds = 12;
// Indexing the words of 600 sentences takes long on a busy machine.
const indexingMs = 120_000;

/**
 * Measures how long script, style and layout take to underline the new words of an article of 600 sentences: when it is opened,
 * and when the reader jumps to its middle and to its end. Only the rows near the viewport are drawn.
 */
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
        name: `drawing up to ${first?.marks ?? 0} marks in an article of 600 sentences, 95th percentile`,
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
  await page.waitForFunction(() => performance.getEntriesByName('marks').length > 0, undefined, {
    timeout: indexingMs,
  });
  // Counts only layout shifts since the drawing of the marks began. Earlier shifts have other causes, such as a late web font.
  const startedAt = await page.evaluate(() => performance.getEntriesByName('marks')[0]?.startTime ?? 0);
  const shift = await readLayoutShift(page, startedAt);
  for (const place of [0.5, 1]) await jumpTo(page, place);
  const drawn = await page.evaluate(() => {
    const entries = performance.getEntriesByName('marks').filter((entry) => entry instanceof PerformanceMeasure);
    return {
      marks: Math.max(...entries.map(({ detail }) => Number(detail))),
      ms: Math.max(...entries.map(({ duration }) => duration)),
    };
  });
  await context.close();
  return { ...drawn, shift };
}

/** Scrolls to a part of the page (1 is the end) and waits until the marks there are drawn. */
async function jumpTo(page: Page, place: number) {
  const count = () => performance.getEntriesByName('marks').length;
  const before = await page.evaluate(count);
  await page.evaluate((place) => scrollTo({ top: document.body.scrollHeight * place, behavior: 'instant' }), place);
  await page.waitForFunction((before) => performance.getEntriesByName('marks').length > before, before);
}

/**
 * Runs in the browser. Measures each drawing of marks: the time from the creation of its first range to the layout after its
 * last highlight.
 */
function observeMarks() {
  let marks = 0;
  let startedAt = 0;
  const { StaticRange, HighlightRegistry } = window;
  const { set } = HighlightRegistry.prototype;
  window.StaticRange = class extends StaticRange {
    constructor(init: StaticRangeInit) {
      if (marks === 0) {
        // Forces the layout of the rows that have come into view after the jump, before the time is taken. This layout is
        // not part of drawing the marks.
        document.body.getBoundingClientRect();
        startedAt = performance.now();
        // All marks of one drawing are created in one synchronous task. This microtask runs at the end of that task.
        queueMicrotask(() => {
          marks = 0;
        });
      }
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
