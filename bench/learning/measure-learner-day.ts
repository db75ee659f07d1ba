import { realpathSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { NarrationState } from '../../domain/reader/listening/narration.ts';
import { prepareWeb } from '../../server/platform/web-build.ts';
import { createChance } from '../../tests/support/chance.ts';
import { isPreparing } from '../app/measure-memory.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { createReader } from '../create-reader.ts';
import { chooseWord, listArticles, type Opened } from '../readers/measure-readers.ts';
import { ask, type Step } from '../readers/read-along.ts';
import type { Figure, Measured } from '../report.ts';
import { readProcessorSeconds } from '../soak/take-sample.ts';

const learnerCount = 200;
const atATime = 8;
const articlesPerDay = 2;
const sentencesPerDay = 60;
const definitionsPerDay = 6;

/**
 * Measures the cost of one learner per day: 15 minutes with two articles, 60 sentences, six definitions, two searches and the audio
 * of one article. docs/operations.md sizes installations with these figures.
 */
export async function measureLearnerDay(): Promise<Measured> {
  const dataDir = createDataDir();
  await prepareWeb();
  const app = await startApp(dataDir);
  const host = realpathSync(join(dataDir, 'postgres'));
  const pool = new pg.Pool({ host, user: 'foxtale', database: 'foxtale', max: 2 });
  const agent = new Agent({ keepAlive: true });
  try {
    while (isPreparing()) await sleep(500);
    const articles = await listArticles(host);
    const tracks = await narrateAll(app.baseUrl, { host, articles });
    const cookies: string[] = [];
    while (cookies.length < learnerCount) cookies.push(`session=${(await createReader(host)).token}`);
    // A warm-up that is not measured, because the first requests of a process are slower.
    for (const cookie of cookies.slice(0, 10)) await spendDay(cookie, 0);
    await pool.query('checkpoint');
    const before = { rows: await readRows(pool), processor: readProcessorSeconds(dataDir), wal: await readWal(pool) };
    const total = { requests: 0, writes: 0, bytes: 0, audioBytes: 0, failed: 0 };
    const waiting = cookies.map((cookie, index) => ({ cookie, index }));
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const day = await spendDay(next.cookie, next.index);
          for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += day[name];
        }
      }),
    );
    const after = { rows: await readRows(pool), processor: readProcessorSeconds(dataDir), wal: await readWal(pool) };
    return {
      figures: toFigures({ total, before, after, audioBytes: (await readAudioBytes(dataDir)) / articles.length }),
      growth: [],
    };

    async function spendDay(cookie: string, seed: number) {
      const day = { requests: 0, writes: 0, bytes: 0, audioBytes: 0, failed: 0 };
      for (const step of listSteps(articles, tracks, seed)) {
        // Sets `readAt` to the current time, because the server stores a position only if it is newer than the stored
        // position.
        const body = step.kind === 'position' ? { ...step.body, readAt: new Date().toISOString() } : step.body;
        const asking = { ...step, ...(body && { body }), cookie, agent };
        const { bytes, failure } = await ask(`${app.baseUrl}${step.path}`, asking);
        day.requests += 1;
        day.writes += step.kind === 'position' ? 1 : 0;
        day[step.kind === 'audio' ? 'audioBytes' : 'bytes'] += bytes.length;
        day.failed += failure === undefined ? 0 : 1;
      }
      return day;
    }
  } finally {
    agent.destroy();
    await pool.end();
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function listSteps(articles: Opened[], tracks: Map<string, string>, seed: number): Step[] {
  const chance = createChance(seed);
  const get = (kind: string, path: string): Step => ({ kind, path });
  const readArticle = ({ id, sentences }: Opened): Step[] => [
    get('page', `/article/${id}`),
    get('narration', `/api/articles/${id}/narration/es`),
    get('counterparts', `/api/articles/${id}/counterparts?learning=es&native=en`),
    get('words', `/api/articles/${id}/word-definitions?learning=es&native=en&part=1`),
    ...Array.from({ length: sentencesPerDay / articlesPerDay }, (_, index): Step => {
      const body = { sentence: 1 + (index % sentences.length), isFinished: false };
      return { kind: 'position', path: `/api/articles/${id}/position`, method: 'POST', body };
    }),
    ...Array.from({ length: definitionsPerDay / articlesPerDay }, (): Step => {
      const body = chooseWord(sentences, 1 + chance.below(sentences.length), chance);
      return { kind: 'definition', path: `/api/articles/${id}/definitions`, method: 'POST', body };
    }),
  ];
  const opened = Array.from(
    { length: articlesPerDay },
    (_, index) => articles[(seed * articlesPerDay + index) % articles.length],
  );
  const heard = opened.flatMap((article) => tracks.get(article?.id ?? '') ?? [])[0];
  return [
    get('page', '/'),
    get('search', '/api/search?q=pan'),
    get('search', '/api/search?q=camino'),
    ...opened.flatMap((article) => (article === undefined ? [] : readArticle(article))),
    ...(heard === undefined ? [] : [get('audio', heard)]),
    get('home', '/api/home'),
    get('profile', '/api/profile'),
    get('notifications', '/api/notifications'),
    get('notifications', '/api/notifications'),
  ];
}

/**
 * Narrates the library in advance, so that narration is not part of the measured day. Returns the audio URL of each article.
 */
async function narrateAll(baseUrl: string, { host, articles }: { host: string; articles: Opened[] }) {
  const cookie = `session=${(await createReader(host)).token}`;
  const tracks = new Map<string, string>();
  while (tracks.size < articles.length) {
    for (const { id } of articles) {
      const { bytes } = await ask(`${baseUrl}/api/articles/${id}/narration/es`, { cookie, isPlain: true });
      const { narration }: NarrationState = JSON.parse(bytes.toString());
      if (narration !== null) tracks.set(id, narration.audioUrl);
    }
    await sleep(500);
  }
  return tracks;
}

async function readRows(pool: pg.Pool) {
  // Waits, because PostgreSQL reports the statistics of other connections up to a second late.
  await sleep(1500);
  const { rows } = await pool.query<{ written: string }>(
    'select sum(n_tup_ins + n_tup_upd + n_tup_del) as written from pg_stat_user_tables',
  );
  return Number(rows[0]?.written);
}

async function readWal(pool: pg.Pool) {
  const { rows } = await pool.query<{ bytes: string }>("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes");
  return Number(rows[0]?.bytes);
}

/** Counts the audio of single sentences and of whole versions, because both are stored. */
async function readAudioBytes(dataDir: string) {
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

interface State {
  rows: number;
  wal: number;
  processor: { server: number; database: number };
}

interface Found {
  total: { requests: number; writes: number; bytes: number; audioBytes: number; failed: number };
  before: State;
  after: State;
  audioBytes: number;
}

function toFigures({ total, before, after, audioBytes }: Found): Figure[] {
  const perDay = (name: string, value: number, unit: string): Figure => ({
    name: `${name}, per learner and day`,
    value: value / learnerCount,
    unit,
  });
  const milliseconds = (part: 'server' | 'database') => (after.processor[part] - before.processor[part]) * 1000;
  return [
    { name: 'failed requests', value: total.failed, unit: '', goal: { atMost: 0 } },
    perDay('requests', total.requests, 'requests'),
    perDay('positions saved', total.writes, 'requests'),
    perDay('rows written', after.rows - before.rows, 'rows'),
    perDay('write-ahead log', (after.wal - before.wal) / 1000, 'kB'),
    perDay('answers without audio, compressed', total.bytes / 1000, 'kB'),
    perDay('audio of one article', total.audioBytes / 1000, 'kB'),
    perDay('CPU time of the web process', milliseconds('server'), 'ms'),
    perDay('CPU time of the database', milliseconds('database'), 'ms'),
    { name: 'stored audio of a version, its sentences and the whole', value: audioBytes / 1000, unit: 'kB' },
  ];
}
