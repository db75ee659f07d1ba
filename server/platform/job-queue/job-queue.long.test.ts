import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../domain/app-error.ts';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { type Attempt, defineJob, JobCannotSucceed, type JobFailure } from './define-job.ts';

const schema = v.object({ word: v.string() });
const quick = { retries: 2, retryDelaySeconds: 1, longestRetryDelaySeconds: 1 };

const ran: { word: string; attempt: Attempt }[] = [];
const gaveUp: { word: string; failure: JobFailure }[] = [];

const note = defineJob({
  name: 'note',
  schema,
  settings: { concurrency: 1 },
  run: async (_services, { word }, attempt) => ran.push({ word, attempt }),
});

const poison = defineJob({
  name: 'poison',
  schema,
  settings: quick,
  run: async (_services, { word }, attempt) => {
    ran.push({ word, attempt });
    if (word === 'hopeless') throw new JobCannotSucceed(new AppError('unavailable'));
    if (word !== 'fixed') throw new Error(`The ${word} is bad.`);
  },
  giveUp: async (_services, { word }, failure) => gaveUp.push({ word, failure }),
});

const patient = defineJob({
  name: 'patient',
  schema,
  run: async (_services, { word }, attempt) => {
    ran.push({ word, attempt });
    await new Promise((_resolve, reject) => attempt.signal.addEventListener('abort', reject));
  },
});

const server = startOnce(() => startApiServer({}, [note, poison, patient]));

beforeEach(() => {
  ran.length = 0;
  gaveUp.length = 0;
});

describe('a job', () => {
  test('runs soon after its transaction commits', async () => {
    await enqueue('hello');
    await expect.poll(words, { timeout: scaleTimeout(5000), interval: 5 }).toEqual(['hello']);
  });

  test('does not exist if its transaction rolls back', async () => {
    const { db, jobs } = server.services;
    const failing = db.transaction(async (tx) => {
      expect(await jobs.enqueue(tx, { job: note, key: 'never', data: { word: 'never' } })).toBe(true);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await enqueue('after');
    await expect.poll(words).toEqual(['after']);
    expect((await jobs.list({})).map(({ key }) => key)).not.toContain('never');
  });

  test('does not run while its transaction is open', async () => {
    const { db, jobs } = server.services;
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, { job: note, key: 'later', data: { word: 'later' } });
      await enqueue('meanwhile');
      await expect.poll(words).toEqual(['meanwhile']);
    });
    await expect.poll(words).toEqual(['meanwhile', 'later']);
  });

  test('is added once per key while it waits or runs, and again afterwards', async () => {
    const { db, jobs } = server.services;
    const add = () => jobs.enqueue(db, { job: patient, key: 'same', data: { word: 'same' } });
    expect([await add(), await add()]).toEqual([true, false]);
    await expect.poll(words).toEqual(['same']);
    expect(await add()).toBe(false);
    const cancelAll = () => jobs.cancel(db, { job: patient, key: 'same' });
    expect([await cancelAll(), await add(), await cancelAll(), await cancelAll()]).toEqual([true, true, true, false]);
  });

  test('runs by priority, then by age', async () => {
    const { db, jobs } = server.services;
    await db.transaction(async (tx) => {
      for (const [word, priority] of [
        ['first', 0],
        ['second', 0],
        ['urgent', 5],
      ] as const) {
        await jobs.enqueue(tx, { job: note, key: word, data: { word }, priority });
      }
    });
    await expect.poll(words).toEqual(['urgent', 'first', 'second']);
  });

  test('that is cancelled while it runs gets an abort signal', async () => {
    const { db, jobs } = server.services;
    await jobs.enqueue(db, { job: patient, key: 'stop', data: { word: 'stop' } });
    // This job may start late: a job that an earlier test cancelled may still occupy the worker.
    await expect.poll(() => attemptsAt('stop').length).toBe(1);
    expect(await jobs.cancel(db, { job: patient, key: 'stop' })).toBe(true);
    await expect.poll(() => attemptsAt('stop')[0]?.signal.aborted).toBe(true);
    expect(await jobs.list({ state: 'cancelled', limit: 1 })).toMatchObject([{ key: 'stop' }]);
  });

  test('does not wait for the polling interval when a hundred are queued', async () => {
    const { db, jobs } = server.services;
    await db.transaction(async (tx) => {
      for (let number = 0; number < 100; number++) {
        await jobs.enqueue(tx, { job: note, key: `n${number}`, data: { word: `${number}` } });
      }
    });
    await expect.poll(() => ran.length, { timeout: scaleTimeout(10_000) }).toBe(100);
  });
});

describe('a job that fails', () => {
  test('is retried, ends as failed with its error, and then runs giveUp', async () => {
    await enqueuePoison('apple');
    await expect
      .poll(() => gaveUp)
      .toEqual([{ word: 'apple', failure: { message: 'The apple is bad.', code: undefined } }]);
    expect(attemptsAt('apple').map(({ number, isLast }) => [number, isLast])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    const [failed] = await server.services.jobs.list({ state: 'failed' });
    expect(failed).toMatchObject({
      name: 'poison',
      key: 'apple',
      error: 'The apple is bad.',
      attempts: 3,
      maxAttempts: 3,
    });
  });

  test('is not retried after JobCannotSucceed', async () => {
    await enqueuePoison('hopeless');
    await expect.poll(() => gaveUp).toMatchObject([{ failure: { code: 'unavailable' } }]);
    expect(attemptsAt('hopeless')).toHaveLength(1);
  });

  test('can be retried manually', async () => {
    const { db, jobs } = server.services;
    await enqueuePoison('pear');
    await expect.poll(() => gaveUp.length).toBe(1);
    const failed = (await jobs.list({ state: 'failed' })).find(({ key }) => key === 'pear');
    await db.query`update jobs.job set data = '{"word":"fixed"}' where id = ${failed?.id}`;
    expect(await jobs.retry(server.services, failed?.id ?? '')).toBe(true);
    await expect.poll(async () => (await jobs.list({ state: 'done' })).some(({ key }) => key === 'pear')).toBe(true);
    expect(await jobs.retry(server.services, '00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  test('fails without retries if its stored data does not match its schema', async () => {
    const { db, jobs } = server.services;
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, { job: poison, key: 'misfit', data: { word: 'misfit' } });
      await tx.query`update jobs.job set data = '{"word":7}' where singleton_key = 'misfit'`;
    });
    const misfit = async () => (await jobs.list({ state: 'failed' })).find(({ key }) => key === 'misfit');
    await expect
      .poll(misfit)
      .toMatchObject({ attempts: 1, error: expect.stringContaining('does not match its schema') });
  });
});

const words = () => ran.map(({ word }) => word);
const attemptsAt = (word: string) => ran.filter((each) => each.word === word).map(({ attempt }) => attempt);

const enqueue = (word: string) =>
  server.services.jobs.enqueue(server.services.db, { job: note, key: word, data: { word } });

const enqueuePoison = (word: string) =>
  server.services.jobs.enqueue(server.services.db, { job: poison, key: word, data: { word } });
