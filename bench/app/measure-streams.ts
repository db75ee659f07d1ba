import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/page/browser.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import type { Growth } from '../library/growth.ts';
import type { Measured } from '../report.ts';
import { serverKilobytes } from './measure-memory.ts';

const sizes = [100, 500, 2000];
const streamsPerUser = 20;
const eventsMeasured = 200;

/**
 * Measures the memory per event stream with 2,000 open streams on one process, and the time from a commit in the database
 * until the browser receives the event.
 */
export async function measureStreams(app: AppProcess, dataDir: string): Promise<Measured> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const reader = await createReader(host);
  const browser = await launchBrowser();
  const agent = new Agent();
  const database = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await database.connect();
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'session', value: reader.token, url: app.baseUrl }]);
    const page = await context.newPage();
    // Opens robots.txt, so that the event stream can be fetched from this page. The content security policy of API responses
    // forbids fetching. The policy of robots.txt allows it, and robots.txt loads nothing else.
    await page.goto(`${app.baseUrl}/robots.txt`);
    await hearEvents(page);
    const before = serverKilobytes(dataDir);
    const held: Growth['points'] = [];
    const latency: Growth['points'] = [];
    for (const [index, size] of sizes.entries()) {
      for (let open = sizes[index - 1] ?? 0; open < size; open += streamsPerUser) {
        const { token } = await createReader(host);
        await Promise.all(Array.from({ length: streamsPerUser }, () => openStream(app, { token, agent })));
      }
      await sleep(3000);
      held.push({ size, value: (serverKilobytes(dataDir) - before) / 1024 });
      latency.push({
        size,
        value: await measureLatency({ page, database, userId: reader.userId, name: String(size) }),
      });
    }
    return {
      figures: [
        {
          name: 'memory of an open event stream, among 2,000',
          value: ((held.at(-1)?.value ?? Number.NaN) * 1024) / 2000,
          unit: 'kB',
          goal: { atMost: 50 },
        },
        {
          name: 'commit to browser, among 2,000 streams, 95th percentile',
          value: latency.at(-1)?.value ?? Number.NaN,
          unit: 'ms',
          goal: { atMost: 50 },
        },
      ],
      growth: [
        { name: 'memory of open streams', of: 'streams', unit: 'MB', points: held },
        { name: 'commit to browser', of: 'streams', unit: 'ms', points: latency },
      ],
    };
  } finally {
    agent.destroy();
    await database.end();
    await browser.close();
  }
}

async function openStream(app: AppProcess, { token, agent }: { token: string; agent: Agent }) {
  const request = get(`${app.baseUrl}/api/live`, { agent, headers: { cookie: `session=${token}` } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.on('error', () => {}).resume();
}

declare global {
  interface Window {
    /** The arrival time of each event. The key is the article id. */
    heardAt: Map<string, number>;
  }
}

/** Reads the event stream as the app does and records the arrival times. */
const hearEvents = (page: Page) =>
  page.evaluate(async () => {
    window.heardAt = new Map();
    const { body } = await fetch('/api/live');
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async () => {
      for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
        const now = performance.timeOrigin + performance.now();
        for (const [, id = ''] of chunk.value.matchAll(/"articleId":"([^"]+)"/g)) window.heardAt.set(id, now);
      }
    };
    void hear();
  });

interface Listening {
  page: Page;
  database: pg.Client;
  userId: string;
  /** A text in the ids of the articles. It distinguishes the events of this measurement from earlier events. */
  name: string;
}

async function measureLatency({ page, database, userId, name }: Listening) {
  const committedAt = new Map<string, number>();
  for (let event = 0; event < eventsMeasured; event++) {
    const articleId = `article-${name}-${event}`;
    committedAt.set(articleId, performance.timeOrigin + performance.now());
    await database.query('select pg_notify($1, $2)', ['live', JSON.stringify({ userId, topic: 'article', articleId })]);
    await sleep(20);
  }
  await sleep(500);
  const heard = new Map(await page.evaluate(() => [...window.heardAt]));
  const latencies = [...committedAt].map(([id, at]) => (heard.get(id) ?? Number.POSITIVE_INFINITY) - at);
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)] ?? Number.NaN;
}
