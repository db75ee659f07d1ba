import { fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareWeb } from '../../server/platform/web-build.ts';
import { type Chance, createChance } from '../../tests/support/chance.ts';
import { isPreparing } from '../app/measure-memory.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import type { Figure, Measured } from '../report.ts';
import { type Answered, ask, readAlong, type Step } from './read-along.ts';

const readerCount = 300;
const seconds = 30;
/** The pause between the two measurements, in which background narration and JIT compilation can finish. */
const settlingMs = 60_000;
const words = ['pan', 'casa', 'camino', 'agua', 'historia', 'noche', 'ciudad', 'libro'];

/**
 * Measures three hundred readers who pause between requests, right after a start and again after a warm-up. The baseline is a
 * bare server that sends the same bytes.
 */
export async function measureReaders(): Promise<Measured> {
  const dataDir = createDataDir();
  // The first start imports the library and builds the web app, so that the second, measured start does not have to.
  await prepareWeb();
  const firstStart = await startApp(dataDir);
  while (isPreparing()) await sleep(500);
  await firstStart.stop();
  const app = await startApp(dataDir);
  try {
    const host = realpathSync(join(dataDir, 'postgres'));
    const cookies = await createReaders(host, readerCount);
    const chooseStep = createChooseStep(await listArticles(host));
    const first = await readAlong({ baseUrl: app.baseUrl, cookies, seconds, chooseStep });
    await sleep(settlingMs);
    const before = await countPages(app.baseUrl);
    const warm = await readAlong({ baseUrl: app.baseUrl, cookies, seconds, chooseStep });
    const after = await countPages(app.baseUrl);
    const bare = await measureBare(app.baseUrl, { cookies, chooseStep });
    printByKind({ first, warm, bare });
    const wholeShare = (after.whole - before.whole) / (after.all - before.all);
    return { figures: [...toFigures({ first, warm, bare }), toShareFigure(wholeShare)], growth: [] };
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Creates the users ten at a time, because the database allows few connections. Returns their session cookies. */
export async function createReaders(host: string, count: number) {
  const cookies: string[] = [];
  while (cookies.length < count) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => createReader(host)));
    cookies.push(...ten.map(({ token }) => `session=${token}`));
  }
  return cookies;
}

export interface Opened {
  id: string;
  sentences: string[];
}

export async function listArticles(host: string): Promise<Opened[]> {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const { rows } = await client.query<{ id: string; paragraphs: string[][] }>(
    `select a.id, v.paragraphs from articles a join article_versions v on v.article_id = a.id and v.language = 'es'
     where a.creator_kind = 'library' order by a.id`,
  );
  await client.end();
  return rows.map(({ id, paragraphs }) => ({ id, sentences: paragraphs.flat() }));
}

/** A weighted mix of actions: mostly position updates; sometimes opening, searching, definitions and other pages. */
function createChooseStep(articles: Opened[]) {
  return (chance: Chance): Step => {
    const { id, sentences } = chance.pick(articles);
    const sentence = 1 + chance.below(sentences.length);
    const steps: (() => Step)[] = [
      () => ({ kind: 'page-home', path: '/' }),
      () => ({ kind: 'page-search', path: `/search?q=${chance.pick(words)}` }),
      () => ({ kind: 'page-article', path: `/article/${id}` }),
      () => ({ kind: 'page-article', path: `/article/${id}` }),
      () => ({ kind: 'page-settings', path: '/settings' }),
      () => ({ kind: 'profile', path: '/api/profile' }),
      () => ({ kind: 'home', path: '/api/home' }),
      () => ({ kind: 'article', path: `/api/articles/${id}` }),
      () => ({ kind: 'narration', path: `/api/articles/${id}/narration/es` }),
      () => ({ kind: 'counterparts', path: `/api/articles/${id}/counterparts?learning=es&native=en` }),
      () => {
        const body = chooseWord(sentences, sentence, chance);
        return { kind: 'definition', path: `/api/articles/${id}/definitions`, method: 'POST', body };
      },
      () => ({ kind: 'search', path: `/api/search?q=${chance.pick(words)}` }),
      () => ({ kind: 'notifications', path: '/api/notifications' }),
      ...Array.from({ length: 4 }, () => (): Step => {
        const body = { sentence, isFinished: false, readAt: new Date().toISOString() };
        return { kind: 'position', path: `/api/articles/${id}/position`, method: 'POST', body };
      }),
    ];
    return chance.pick(steps)();
  };
}

export function chooseWord(sentences: string[], sentence: number, chance: Chance) {
  const { index, 0: word } = chance.pick([...(sentences[sentence - 1] ?? '').matchAll(/\p{L}+/gu)]);
  const start = { sentence, offset: index };
  return { language: 'es', start, end: { sentence, offset: index + word.length } };
}

type ChooseStep = ReturnType<typeof createChooseStep>;

/** The baseline: sends the same requests to a server that replays one recorded response per kind of request. */
async function measureBare(baseUrl: string, { cookies, chooseStep }: { cookies: string[]; chooseStep: ChooseStep }) {
  const [cookie = ''] = cookies;
  const sent: Record<string, { bytes: Buffer; contentType: string }> = {};
  for (const step of listKinds(chooseStep)) sent[step.kind] = await ask(`${baseUrl}${step.path}`, { ...step, cookie });
  const floor = fork(join(import.meta.dirname, 'floor-bytes.ts'), { execArgv: [], serialization: 'advanced' });
  floor.send(sent);
  try {
    const [port]: number[] = await once(floor, 'message');
    const bareStep = (chance: Chance): Step => {
      const step = chooseStep(chance);
      return { ...step, path: `/${step.kind}` };
    };
    return await readAlong({ baseUrl: `http://127.0.0.1:${port}`, cookies, seconds, chooseStep: bareStep });
  } finally {
    floor.kill();
  }
}

/** Returns one step of each kind. */
function listKinds(chooseStep: ChooseStep) {
  const chance = createChance(1);
  const steps = Array.from({ length: 500 }, () => chooseStep(chance));
  return new Map(steps.map((step) => [step.kind, step])).values();
}

/**
 * `all` is the number of pages that the server has tried to render so far. `whole` is the number of pages that were sent with
 * their data.
 */
async function countPages(baseUrl: string) {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  const counts = [...metrics.matchAll(/^foxtale_rendered_pages_total\{outcome="(\w+)"\} (\d+)$/gm)];
  const sum = (found: RegExpExecArray[]) => found.reduce((total, [, , count]) => total + Number(count), 0);
  return { all: sum(counts), whole: sum(counts.filter(([, outcome]) => outcome === 'whole')) };
}

const toShareFigure = (share: number): Figure => ({
  name: `pages with their data, warm, among ${readerCount} readers`,
  value: share * 100,
  unit: '%',
  goal: { atLeast: 95 },
});

interface Loads {
  first: Answered[];
  warm: Answered[];
  bare: Answered[];
}

function toFigures({ first, warm, bare }: Loads): Figure[] {
  const at = (load: Answered[], percent: number) =>
    percentile(
      load.map(({ milliseconds }) => milliseconds),
      percent,
    );
  const failed = (load: Answered[]) => load.filter(({ failure }) => failure !== undefined).length;
  const among = `among ${readerCount} readers`;
  const ms = (name: string, value: number, floor?: number): Figure => ({
    name: `${name}, ${among}`,
    value,
    unit: 'ms',
    ...(floor !== undefined && { floor }),
  });
  const ofKind = (load: Answered[], isPage: boolean) => load.filter(({ kind }) => kind.startsWith('page-') === isPage);
  const atKind = (isPage: boolean) => [at(ofKind(warm, isPage), 95), at(ofKind(bare, isPage), 95)] as const;
  return [
    { name: `failed requests in the first minute, ${among}`, value: failed(first), unit: '', goal: { atMost: 0 } },
    { name: `failed requests, warm, ${among}`, value: failed(warm), unit: '', goal: { atMost: 0 } },
    { name: `requests per second, warm, ${among}`, value: warm.length / seconds, unit: 'requests/s' },
    ms('50th percentile, first minute', at(first, 50), at(bare, 50)),
    ms('95th percentile, first minute', at(first, 95), at(bare, 95)),
    { ...ms('99th percentile, first minute against warm', at(first, 99), at(warm, 99)), goal: { atMost: 2 } },
    ms('50th percentile, warm', at(warm, 50), at(bare, 50)),
    ms('95th percentile, warm', at(warm, 95), at(bare, 95)),
    { ...ms('95th percentile of pages, warm', ...atKind(true)), goal: { atMost: 3 } },
    { ...ms('95th percentile of API requests, warm', ...atKind(false)), goal: { atMost: 2 } },
    { ...ms('99th percentile, warm', at(warm, 99), at(bare, 99)), goal: { atMost: 200, of: 'value' } },
  ];
}

function printByKind(loads: Loads) {
  const kinds = [...new Set(loads.first.map(({ kind }) => kind))].sort();
  const describe = (load: Answered[], kind: string) => {
    const times = load.filter((answer) => answer.kind === kind).map(({ milliseconds }) => milliseconds);
    return [50, 95, 99].map((percent) => percentile(times, percent).toFixed(0)).join(' / ');
  };
  console.log('Milliseconds at the 50th, 95th and 99th percentile:');
  console.table(
    kinds.map((kind) => ({
      kind,
      'first minute': describe(loads.first, kind),
      warm: describe(loads.warm, kind),
      'bare server': describe(loads.bare, kind),
    })),
  );
  const failures = Object.groupBy(
    [...loads.first, ...loads.warm].filter(({ failure }) => failure !== undefined),
    ({ kind, failure }) => `${kind} ${failure}`,
  );
  for (const [what, answers] of Object.entries(failures)) console.log(`Failed: ${what}, ${answers?.length} times`);
}
