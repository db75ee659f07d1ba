import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/database/create-test-database.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { defineJob } from './define-job.ts';

// The tests run concurrently, because each has its own database and mostly waits for timers.
describe.concurrent('several processes', () => {
  test('a job whose process is killed runs again within seconds', async ({ expect }) => {
    const DATABASE_URL = await createTestDatabase();
    const { job: hold, attempts } = createJob('hold');
    const script = join(import.meta.dirname, '../../../tests/support/hold-a-job.ts');
    const doomed = spawn(process.execPath, [script, DATABASE_URL], { stdio: ['ignore', 'pipe', 'inherit'] });
    await using web = await start({ DATABASE_URL, ROLE: 'web' }, hold);
    await web.services.jobs.enqueue(web.services.db, { job: hold, key: 'held', data: {} });
    await once(doomed.stdout, 'data');
    doomed.kill('SIGKILL');
    await using _worker = await start({ DATABASE_URL }, hold);
    await expect.poll(() => attempts).toEqual([2]);
  });

  test('a server that stops returns unfinished jobs to the queue, and the try does not count', async ({ expect }) => {
    const DATABASE_URL = await createTestDatabase();
    const { job: long, attempts } = createJob('long', (signal) => sleep(60_000, undefined, { signal }));
    const first = await start({ DATABASE_URL }, long);
    await first.services.jobs.enqueue(first.services.db, { job: long, key: 'long', data: {} });
    await expect.poll(() => attempts).toEqual([1]);
    await first.stop();
    await using _second = await start({ DATABASE_URL }, long);
    await expect.poll(() => attempts).toEqual([1, 1]);
  });

  test('a server that stops waits for jobs that end soon', async ({ expect }) => {
    const { job: short, attempts } = createJob('short', () => sleep(1000));
    const DATABASE_URL = await createTestDatabase();
    const first = await start({ DATABASE_URL }, short);
    await first.services.jobs.enqueue(first.services.db, { job: short, key: 'short', data: {} });
    await expect.poll(() => attempts).toEqual([1]);
    await first.stop();
    await using web = await start({ DATABASE_URL, ROLE: 'web' }, short);
    expect(await web.services.jobs.count()).toMatchObject({ done: 1, running: 0, waiting: 0 });
  });

  test('ROLE=web runs no jobs, and ROLE=worker serves no pages', async ({ expect }) => {
    const DATABASE_URL = await createTestDatabase();
    const { job: note, attempts } = createJob('note');
    await using web = await start({ DATABASE_URL, ROLE: 'web' }, note);
    await web.services.jobs.enqueue(web.services.db, { job: note, key: 'x', data: {} });
    await sleep(1500);
    expect(attempts).toEqual([]);
    await using worker = await start({ DATABASE_URL, ROLE: 'worker' }, note);
    await expect.poll(() => attempts).toEqual([1]);
    const statuses = ['/api/health', '/api/session', '/'].map(
      async (path) => (await fetch(worker.baseUrl + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });

  test('several can start concurrently on an empty database', async ({ expect }) => {
    const DATABASE_URL = await createEmptyDatabase();
    const { job: note, attempts } = createJob('note');
    const servers = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL }, note)));
    await servers[0]?.services.jobs.enqueue(servers[0].services.db, { job: note, key: 'x', data: {} });
    await expect.poll(() => attempts).toEqual([1]);
    await Promise.all(servers.map((each) => each.stop()));
  });
});

function createJob(name: string, work: (signal: AbortSignal) => Promise<unknown> = async () => {}) {
  const attempts: number[] = [];
  const job = defineJob({
    name,
    schema: v.object({}),
    run: async (_services, _data, { number, signal }) => {
      attempts.push(number);
      await work(signal);
    },
  });
  return { job, attempts };
}

async function start(environment: Record<string, string>, job: ReturnType<typeof createJob>['job']) {
  const started = await startApiServer(environment, [job]);
  return { ...started, [Symbol.asyncDispose]: () => started.stop() };
}
