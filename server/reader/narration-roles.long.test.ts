import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortenArticles } from '../../tests/support/articles/shorten-articles.ts';
import { untilNarrated } from '../../tests/support/articles/until-narrated.ts';
import { call } from '../../tests/support/call.ts';
import { createTestDatabase } from '../../tests/support/database/create-test-database.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startScriptedSpeech } from '../../tests/support/servers/start-scripted-speech.ts';
import type { TestServer } from '../../tests/support/servers/start-test-server.ts';
import { VoiceFailed } from '../platform/narrator/narrator.ts';
import { prepareNarration } from './narration/prepare-narration.ts';

const speech = startOnce(startScriptedSpeech);
const folder = mkdtempSync(join(tmpdir(), 'foxtale-shared-'));
let databaseUrl: string;
const start = async (ROLE: 'web' | 'worker') => {
  databaseUrl ??= await createTestDatabase();
  return startApiServer({
    ROLE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    NARRATE_AHEAD: 'true',
    NARRATOR_PROVIDER: 'openai-compatible',
    NARRATOR_BASE_URL: speech.baseUrl,
    NARRATOR_MODEL: 'kokoro',
    NARRATOR_VOICE: 'heart',
  });
};
const web = startOnce(() => start('web'));
let worker: TestServer | undefined;
let learner: Person;
let articleIds: string[];

beforeAll(async () => {
  await shortenArticles(web.services);
  learner = await createPerson(web.services, 'learner');
  const rows = await web.services.db.query<{
    id: string;
  }>`select id from articles where creator_kind = 'library' order by id`;
  articleIds = rows.map(({ id }) => id);
});

afterAll(async () => {
  await worker?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => call(web, { path, token: learner.token });

describe('a process with ROLE=web', () => {
  test('narrates the single sentence that a listener waits for', async () => {
    const [articleId] = articleIds;
    expect(await ask(`/articles/${articleId}/narration/es/sentences/1`)).toMatchObject({ status: 200 });
    expect(await countSpoken(web)).toEqual({ now: 1 });
  });

  test('enqueues one job per article instead of narrating it', async () => {
    const [, opened, played] = articleIds;
    for (const _ of [1, 2, 3]) await ask(`/articles/${opened}`);
    for (const _ of [1, 2])
      expect((await ask(`/articles/${played}/narration/es`)).body).toMatchObject({ narration: null });
    await expect.poll(listWaiting).toEqual([opened, played].sort());
    expect(await countSpoken(web)).toEqual({ now: 1 });
  });

  test('gives open articles a higher priority than articles prepared ahead', async () => {
    const [, , , ahead] = articleIds;
    const version = { articleId: ahead ?? '', language: 'es' as const };
    prepareNarration(web.services, { ...version, urgency: 'ahead' });
    await expect.poll(() => priorityOf(version.articleId)).toBe(0);
    await ask(`/articles/${version.articleId}`);
    await expect.poll(() => priorityOf(version.articleId)).toBe(1);
  });
});

test('a worker narrates them, and the web process serves the result', async () => {
  worker = await start('worker');
  const [, opened, played] = articleIds;
  for (const articleId of [opened, played])
    await expect
      .poll(async () => (await ask(`/articles/${articleId}/narration/es`)).body, untilNarrated)
      .toMatchObject({ narration: { sentences: expect.anything() } });
  expect(await countSpoken(web)).toEqual({ now: 1 });
  expect((await countSpoken(worker)).soon).toBeGreaterThan(1);
});

test('if all voices fail, the reader gets an error and the job waits for its retry', async () => {
  const [articleId] = articleIds.slice(4);
  await web.services.db.query`
    update article_versions set paragraphs = '[["No hay voz."]]' where article_id = ${articleId} and language = 'es'`;
  if (worker === undefined) throw new Error('There is no worker.');
  const [hosted, builtIn] = worker.services.narrator.voices;
  if (hosted === undefined || builtIn === undefined) throw new Error('A voice is missing.');
  const fail = () => Promise.reject(new VoiceFailed('The voice failed.'));
  const voices = [
    { ...hosted, speak: fail },
    { ...builtIn, speak: fail },
  ];
  worker.services.narrator.voices.splice(0, 2, ...voices);
  await expect
    .poll(async () => ask(`/articles/${articleId}/narration/es`))
    .toMatchObject({ status: 502, code: 'narration-failed' });
  const { jobs } = web.services;
  expect(await jobs.list({ state: 'waiting' })).toMatchObject([
    { name: 'narrate-version', data: { articleId }, attempts: 1, error: 'narration-failed' },
  ]);
});

/** The number of narrated sentences by urgency, from the metrics of the process. */
async function countSpoken({ baseUrl }: Pick<TestServer, 'baseUrl'>) {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  const counts = text.matchAll(/^foxtale_narration_duration_seconds_count\{.*urgency="(\w+)".*\} (\d+)$/gm);
  return Object.fromEntries(Array.from(counts, ([, urgency, count]) => [urgency, Number(count)]));
}

async function listWaiting() {
  const jobs = await web.services.jobs.list({ state: 'waiting' });
  return jobs
    .filter(({ name }) => name === 'narrate-version')
    .map(({ data }) => (data as { articleId: string }).articleId)
    .sort();
}

async function priorityOf(articleId: string) {
  const [job] = await web.services.db.query<{ priority: number }>`
    select priority from jobs.job where name = 'narrate-version' and data ->> 'articleId' = ${articleId}`;
  return job?.priority;
}
