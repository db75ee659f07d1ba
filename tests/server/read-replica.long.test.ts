import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseLogPosition } from '../../server/platform/database/log-position.ts';
import { publishEvent } from '../../server/platform/live-events/publish-event.ts';
import { createArticle } from '../support/articles/create-article.ts';
import { call } from '../support/call.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startHostedPostgres } from '../support/servers/start-hosted-postgres.ts';
import { startReplica } from '../support/servers/start-replica.ts';
import type { TestServer } from '../support/servers/start-test-server.ts';
import { until } from '../support/until.ts';

let primary: Awaited<ReturnType<typeof startHostedPostgres>>;
let replica: Awaited<ReturnType<typeof startReplica>>;
let server: TestServer;
let learner: Person;

beforeAll(async () => {
  primary = await startHostedPostgres();
  await primary.query('create database den');
  replica = await startReplica(primary);
  server = await startApiServer({
    DATABASE_URL: primary.addressOf('den'),
    DATABASE_REPLICA_URL: replica.addressOf('den'),
    // The allowed lag is so large that a paused replica still counts as usable, even on a slow machine.
    DATABASE_REPLICA_LAG_SECONDS: '3600',
  });
  learner = await createPerson(server.services, 'learner');
  await untilCaughtUp();
});

afterAll(async () => {
  await server?.stop();
  await replica?.stop();
  await primary?.stop();
});

afterEach(async () => {
  await replica.resume();
  await untilCaughtUp();
});

describe('a learner who has written nothing', () => {
  test('reads home, search and articles from the replica', async () => {
    const before = count();
    const home = await ask('/home');
    const [article] = (home.body as { unread: { id: string }[] }).unread;
    expect((await ask('/search?q=luna')).status).toBe(200);
    expect((await ask(`/articles/${article?.id}`)).status).toBe(200);
    expect(count().primary).toBe(before.primary);
    expect(count().replica).toBeGreaterThanOrEqual(before.replica + 5);
  });

  test('may read slightly stale data', async () => {
    await replica.pause();
    await rename('A title from the future');
    expect(await ask('/home')).toMatchObject({ text: expect.not.stringContaining('from the future') });
    await replica.resume();
    await untilCaughtUp();
    expect(await ask('/home')).toMatchObject({ text: expect.stringContaining('from the future') });
  });
});

describe('read your writes', () => {
  test('a learner sees their own new position at once, while others still read from the replica', async () => {
    const articleId = await findArticle();
    await replica.pause();
    const written = await call(server, {
      method: 'POST',
      path: `/articles/${articleId}/position`,
      token: learner.token,
      body: { sentence: 3, isFinished: false, readAt: new Date().toISOString() },
    });
    const [cookie = ''] = written.headers.get('set-cookie')?.split(';') ?? [];
    expect(cookie).toMatch(/^written-until=/);
    const headers = { cookie: `session=${learner.token}; ${cookie}` };
    const own = await fetch(`${server.baseUrl}/api/articles/${articleId}`, { headers });
    expect(await own.json()).toMatchObject({ reading: { position: { sentence: 3 } } });
    expect(count().primary).toBeGreaterThan(0);
    // Without the cookie `written-until`, the server reads from the replica, which does not have the new position yet.
    expect(await ask(`/articles/${articleId}`)).not.toMatchObject({ body: { reading: { position: { sentence: 3 } } } });
  });

  test('a learner who receives an event about a change sees the change at once', async () => {
    await replica.pause();
    const id = await createArticle(server.services, 6);
    expect((await ask(`/articles/${id}`)).status).toBe(404);
    await publishEvent(server.services, { userId: learner.id, topic: 'article', articleId: id });
    await until(async () => (await ask(`/articles/${id}`)).status === 200, {
      what: 'the article is read',
      timeoutMs: 20_000,
    });
  });
});

describe('without the replica', () => {
  test('the primary answers all reads, and the replica again once it is back', async () => {
    await replica.stop();
    for (const _ of [1, 2, 3]) expect((await ask('/home')).status).toBe(200);
    await replica.restart();
    await untilCaughtUp();
    const before = count();
    expect((await ask('/home')).status).toBe(200);
    expect(count().replica).toBeGreaterThan(before.replica);
  });

  test('a server starts with a warning if the replica is unreachable, and refuses to start if it is not a standby', async () => {
    const DATABASE_URL = primary.addressOf('den');
    const start = (DATABASE_REPLICA_URL: string) => startApiServer({ DATABASE_URL, DATABASE_REPLICA_URL });
    const other = await start('postgres://fox@127.0.0.1:1/den');
    expect(await call(other, { path: '/home', token: learner.token })).toMatchObject({ status: 200 });
    await other.stop();
    await expect(start(DATABASE_URL)).rejects.toThrow('is not a standby');
  });
});

test('the metrics show the replication lag and the target of reads', async () => {
  const text = await (await fetch(`${server.baseUrl}/metrics`)).text();
  expect(text).toMatch(/^foxtale_replica_up 1$/m);
  expect(text).toMatch(/^foxtale_replica_lag_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^foxtale_replica_reads_total\{target="replica"\} [1-9]/m);
});

const ask = (path: string) => call(server, { path, token: learner.token });

function count() {
  const state = server.services.replica?.measure();
  if (state === undefined) throw new Error('There is no replica.');
  return state.reads;
}

/**
 * Waits until the replica has replayed the write-ahead log up to the current position, so that the learner's reads use the
 * replica.
 */
async function untilCaughtUp() {
  const { services } = server;
  const position = parseLogPosition(await services.replica?.findPosition());
  const hasCaughtUp = () => {
    const { lagSeconds } = services.replica?.measure() ?? {};
    return (
      lagSeconds !== undefined &&
      lagSeconds < 1 &&
      services.replica?.findDatabaseFor(learner.id, position) !== undefined
    );
  };
  await until(hasCaughtUp, { what: 'the replica has caught up', timeoutMs: 60_000, everyMs: 50 });
}

async function findArticle() {
  const [article] = await server.services.db.query<{ id: string }>`
    select article_id as id from article_versions where language = 'es' order by article_id limit 1`;
  return article?.id ?? '';
}

async function rename(title: string) {
  await server.services.db.query`update article_versions set title = ${title} where language = 'es'`;
}
