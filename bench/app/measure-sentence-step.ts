import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/page/browser.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { untilNarrated } from '../listening/measure-narration.ts';
import { percentile } from '../percentile.ts';
import type { Measured } from '../report.ts';
import { median } from './measure-start.ts';

const rounds = 8;
const counts = [12, 100, 600];

/**
 * Measures a step to the next sentence in a real browser, in articles of three sizes. The first step starts at a quarter of
 * the article.
 */
export async function measureSentenceStep(app: AppProcess, dataDir: string): Promise<Measured> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { token } = await createReader(host);
  const browser = await launchBrowser();
  try {
    const articles: { articleId: string; count: number; page: Page; steps: Step[] }[] = [];
    for (const [index, articleId] of (await createArticles(host, counts)).entries()) {
      const count = counts[index] ?? 0;
      const page = await openArticle(browser, { app, token, articleId, firstSentence: Math.ceil(count / 4) });
      articles.push({ articleId, count, page, steps: [] });
    }
    // Narrates the articles before the measurement. Otherwise, opening an article would start its narration, which uses all
    // cores, and the page would poll every two seconds.
    const get = (path: string) => fetch(`${app.baseUrl}${path}`, { headers: { cookie: `session=${token}` } });
    for (const { articleId } of articles) await untilNarrated({ get, host }, { articleId, language: 'es' });
    // Each round measures all articles, so that all are measured under the same load. The first round is a warm-up.
    for (let round = 0; round <= rounds; round++) {
      for (const { page, steps } of articles) {
        const walked = await walk(page);
        if (round > 0) steps.push(...walked);
      }
    }
    const points = articles.map(({ count, steps }) => ({
      size: count,
      value: median(steps.map((step) => step.workMs)),
    }));
    return {
      figures: [
        {
          name: 'work of a sentence step among 600, against 12',
          value: points.at(-1)?.value ?? Number.NaN,
          unit: 'ms',
          floor: points[0]?.value ?? Number.NaN,
          goal: { atMost: 1.2 },
        },
        {
          name: 'sentence step among 600, key press to next frame, 95th percentile',
          value: percentile(articles.at(-1)?.steps.map(({ shownMs }) => shownMs) ?? [], 95),
          unit: 'ms',
          goal: { atMost: 50 },
        },
      ],
      growth: [{ name: 'work of a sentence step', of: 'sentences', unit: 'ms', points }],
    };
  } finally {
    await browser.close();
  }
}

interface Step {
  /** The time for script, style and layout. */
  workMs: number;
  /** Time until the animation frame with the new sentence has been presented. */
  shownMs: number;
}

async function openArticle(
  browser: Browser,
  {
    app,
    token,
    articleId,
    firstSentence,
  }: { app: AppProcess; token: string; articleId: string; firstSentence: number },
) {
  // Turns off smooth scrolling. Otherwise, its animation would be part of the measured time.
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'session', value: token, url: app.baseUrl }]);
  const page = await context.newPage();
  await page.goto(`${app.baseUrl}/article/${articleId}`);
  // Clicks above the words of the sentence, because a click on a word would open its definition.
  await page.locator(`#sentence-${firstSentence}`).click({ position: { x: 80, y: 3 } });
  await page.locator(`#sentence-${firstSentence}[data-active]`).waitFor();
  await page.waitForTimeout(1000);
  return page;
}

/**
 * Six steps forward and six back. Before each step, four animation frames pass, so that the work of the previous step is
 * done.
 */
async function walk(page: Page): Promise<Step[]> {
  await page.bringToFront();
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const keys = Array.from({ length: 12 }, (_, step) => (step < 6 ? 'ArrowDown' : 'ArrowUp'));
    const steps: { workMs: number; shownMs: number }[] = [];
    for (const key of keys) {
      for (let frame = 0; frame < 4; frame++) await nextFrame();
      const started = performance.now();
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const workMs = performance.now() - started;
      await nextFrame();
      const { port1, port2 } = new MessageChannel();
      const painted = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage('');
      await painted;
      steps.push({ workMs, shownMs: performance.now() - started });
    }
    return steps;
  });
}

/** Creates one article in two languages per number in `counts`. The number says how many sentences the article has. */
export async function createArticles(host: string, counts: readonly number[]) {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const ids = counts.map(() => randomUUID());
  for (const [index, id] of ids.entries()) {
    await client.query(
      `insert into articles (id, creator_kind, visibility, type, genres, tone, audience, length, created_at)
       values ($1, 'library', 'everybody', 'fictional-story', '{drama}', 'neutral', 'adults', 'long', now())`,
      [id],
    );
    for (const language of ['es', 'en']) await storeVersion(client, { id, language, count: counts[index] ?? 0 });
  }
  await client.end();
  return ids;
}

async function storeVersion(
  client: pg.Client,
  { id, language, count }: { id: string; language: string; count: number },
) {
  const sentences = Array.from(
    { length: count },
    (_, index) =>
      `${language === 'es' ? 'Desde arriba vio que un barco pequeño se acercaba demasiado a los acantilados' : 'From the top she saw a small boat coming too close to the cliffs'} (${index + 1}).`,
  );
  const paragraphs = Array.from({ length: Math.ceil(count / 4) }, (_, index) =>
    sentences.slice(index * 4, index * 4 + 4),
  );
  await client.query(
    `insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
     values ($1, $2, 'Bench', '', $3, $4, $5)`,
    [id, language, JSON.stringify(paragraphs), count, count * 13],
  );
}
