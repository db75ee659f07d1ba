import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createChance } from '../../tests/support/chance.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { submitText } from '../creation/submit-text.ts';

const readerCount = 20;
const streamCount = 50;
const pauseMs = 250;
const streamLivesMs = 20_000;
const articleEveryMs = 20_000;
const words = ['pan', 'casa', 'camino', 'agua', 'historia', 'noche', 'ciudad', 'libro'];

/**
 * Constant load: readers who open pages, read, search, ask for definitions and change settings; event streams that reconnect; and
 * occasionally a new article.
 */
export async function startSteadyLoad(app: AppProcess, pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string }>(
    "select id from articles where creator_kind = 'library' order by id",
  );
  const articleIds = rows.map(({ id }) => id);
  const host = String(pool.options.host);
  const people = await Promise.all(Array.from({ length: readerCount }, () => createReader(host)));
  const ending = new AbortController();
  const { signal } = ending;
  const failures = new Map<string, number>();
  let latencies: number[] = [];

  const ask = (token: string, path: string, body?: object, method?: string) =>
    request(token, `/api${path}`, body, method);

  async function request(token: string, path: string, body?: object, method = body === undefined ? 'GET' : 'POST') {
    const startedAt = performance.now();
    const headers = { cookie: `session=${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => ({ status: String(error), arrayBuffer: async () => undefined }));
    await response.arrayBuffer();
    latencies.push(performance.now() - startedAt);
    if (response.status !== 200 && response.status !== 201)
      count(`${method} ${path.split('/').slice(1, 3).join('/')} ${response.status}`);
  }

  const count = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
  const isOver = () => signal.aborted;
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});

  async function read({ token }: { token: string }, seed: number) {
    const chance = createChance(seed);
    while (!isOver()) {
      const articleId = chance.pick(articleIds);
      const position = () => ({ sentence: 1 + chance.below(10), isFinished: false, readAt: new Date().toISOString() });
      const visit: (() => Promise<void>)[] = [
        // Pages that the server renders with their data.
        () => request(token, '/'),
        () => request(token, `/search?q=${chance.pick(words)}`),
        () => request(token, `/article/${articleId}`),
        () => ask(token, '/home'),
        () => ask(token, `/search?q=${chance.pick(words)}`),
        () => ask(token, `/articles/${articleId}`),
        ...Array.from({ length: 4 }, () => () => ask(token, `/articles/${articleId}/position`, position())),
        () => ask(token, `/articles/${articleId}/counterparts?learning=es&native=en`),
        () => ask(token, '/profile', { readingSpeed: 0.5 + chance.below(20) * 0.05 }, 'PATCH'),
        () => ask(token, '/notifications'),
      ];
      for (const step of visit) {
        if (isOver()) return;
        await step();
        await wait(pauseMs / 2 + chance.below(pauseMs));
      }
    }
  }

  async function keepStream({ token }: { token: string }, index: number) {
    await wait((streamLivesMs / streamCount) * index);
    while (!isOver()) {
      const life = AbortSignal.any([signal, AbortSignal.timeout(streamLivesMs)]);
      const response = await fetch(`${app.baseUrl}/api/live`, {
        headers: { cookie: `session=${token}` },
        signal: life,
      }).catch(() => undefined);
      if (response !== undefined && !response.ok) count(`live ${response.status}`);
      await response?.arrayBuffer().catch(() => {});
    }
  }

  async function makeArticles() {
    for (let number = 0; !isOver(); number++) {
      const { token } = await createReader(host);
      const sentences = [`Hoy es el día número ${number}.`, 'El pan está en la mesa.', 'La casa es pequeña.'];
      await submitText(app, token, { title: `Día ${number}`, sentences }).catch((error: unknown) =>
        count(String(error)),
      );
      await wait(articleEveryMs);
    }
  }

  const running = [
    ...people.map((person, index) => read(person, index)),
    ...Array.from({ length: streamCount }, (_, index) =>
      keepStream(people[index % people.length] ?? { token: '' }, index),
    ),
    makeArticles(),
  ];
  return {
    failures,
    /** Latencies in milliseconds of all requests since the last call. */
    takeLatencies() {
      const taken = latencies;
      latencies = [];
      return taken;
    },
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
