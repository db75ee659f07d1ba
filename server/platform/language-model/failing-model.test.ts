import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { connect } from '../../../tests/support/scripted-model/connect.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { testConnection } from './test-connection.ts';

const scripted = startOnce(startScriptedModel);

beforeEach(() => {
  scripted.forget();
});

describe('a temporary failure is retried with exponential backoff:', () => {
  test.each([
    ['an error of the server', 'broken'],
    ['a cut connection', 'cut'],
    ['a connection cut in the middle of the answer', 'cut-midway'],
    ['an HTML page of a proxy', 'web-page'],
    ['an empty answer', 'empty'],
    ['an answer of another type', 'strange'],
    ['too many requests', { rateLimited: undefined }],
  ] as const)('%s', async (_name, behaviour) => {
    scripted.next(behaviour, behaviour);
    const { languageModel, waits, calls } = connect(scripted);
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(waits).toEqual([375, 750]);
    expect(calls).toEqual([expect.objectContaining({ outcome: 'answered', attempts: 3 })]);
  });

  test('a timeout', async () => {
    scripted.next({ slowMs: 1000 });
    const { languageModel, waits } = connect(scripted, { LANGUAGE_MODEL_TIMEOUT_MS: '400' });
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(waits).toEqual([375]);
  });

  test.each(['hang', 'hang-midway'] as const)('an answer without a byte for some time: %s', async (behaviour) => {
    scripted.next(behaviour);
    const { languageModel, waits } = connect(scripted, { LANGUAGE_MODEL_IDLE_TIMEOUT_MS: '300' });
    const started = performance.now();
    expect(await testConnection(languageModel)).toEqual({ isReady: true });
    expect(performance.now() - started).toBeLessThan(scaleTimeout(3000));
    expect(waits).toEqual([375]);
  });

  test('up to four attempts, then it fails with the time of the next attempt', async () => {
    scripted.always('broken');
    const { languageModel, waits, calls } = connect(scripted);
    await expect(testConnection(languageModel)).rejects.toMatchObject({
      code: 'model-unavailable',
      details: { retryAfterSeconds: 3 },
    });
    expect(waits).toEqual([375, 750, 1500]);
    expect(calls).toEqual([expect.objectContaining({ outcome: 'unavailable', attempts: 4 })]);
  });
});

describe('a provider that sends Retry-After', () => {
  test('is called again at that time, and not earlier', async () => {
    scripted.next({ rateLimited: '7' });
    const { languageModel, waits } = connect(scripted);
    await testConnection(languageModel);
    expect(waits).toEqual([7000]);
  });

  test('may send it as a date', async () => {
    scripted.next({ rateLimited: new Date(Date.now() + 30_000).toUTCString() });
    const { languageModel, waits } = connect(scripted);
    await testConnection(languageModel);
    expect(waits[0]).toBeGreaterThan(25_000);
    expect(waits[0]).toBeLessThanOrEqual(30_000);
  });

  test('and asks for more than a minute is not called again', async () => {
    scripted.next({ rateLimited: '3600' });
    const { languageModel, waits } = connect(scripted);
    await expect(testConnection(languageModel)).rejects.toMatchObject({
      code: 'model-unavailable',
      details: { retryAfterSeconds: 3600 },
    });
    expect(waits).toEqual([]);
    expect(scripted.questions).toHaveLength(1);
  });
});

test('a question with a short time limit fails at once instead of waiting', async () => {
  scripted.next({ rateLimited: '7' });
  const { languageModel, waits } = connect(scripted);
  const question = {
    purpose: 'test-connection',
    schema: v.object({}),
    example: {},
    instructions: '',
    material: {},
  } as const;
  await expect(languageModel.generate({ ...question, timeLimitMs: 5000 })).rejects.toMatchObject({
    code: 'model-unavailable',
    details: { retryAfterSeconds: 7 },
  });
  expect(waits).toEqual([]);
  scripted.next({ slowMs: 3000 });
  await expect(languageModel.generate({ ...question, timeLimitMs: 200 })).rejects.toMatchObject({
    code: 'model-unavailable',
  });
});

test('a wrong API key is not retried, and the reason is logged', async () => {
  scripted.next('unauthorised');
  const { languageModel, waits, lines } = connect(scripted);
  await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-unavailable' });
  expect(waits).toEqual([]);
  expect(lines.join()).toContain('status 401: Incorrect API key');
});

describe('a provider that is down', () => {
  const failOften = async ({ languageModel }: ReturnType<typeof connect>) => {
    scripted.always('broken');
    await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-unavailable' });
    await expect(testConnection(languageModel)).rejects.toMatchObject({ code: 'model-unavailable' });
    expect(scripted.questions).toHaveLength(5);
  };

  test('is not called for half a minute after five failures in a row', async () => {
    const connection = connect(scripted);
    await failOften(connection);
    connection.letPass(20_000);
    await expect(testConnection(connection.languageModel)).rejects.toMatchObject({
      code: 'model-unavailable',
      details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 10) },
    });
    expect(scripted.questions).toHaveLength(5);
  });

  test('then gets one test call, and when it succeeds all calls are allowed', async () => {
    const connection = connect(scripted);
    await failOften(connection);
    connection.letPass(31_000);
    scripted.always({ slowMs: 50 });
    const together = await Promise.allSettled([1, 2, 3].map(() => testConnection(connection.languageModel)));
    expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(scripted.questions).toHaveLength(6);
    scripted.always('well');
    await Promise.all([1, 2, 3].map(() => testConnection(connection.languageModel)));
    expect(scripted.questions).toHaveLength(9);
  });

  test('doubles the pause when the test call fails', async () => {
    const connection = connect(scripted);
    await failOften(connection);
    connection.letPass(31_000);
    await expect(testConnection(connection.languageModel)).rejects.toMatchObject({ code: 'model-unavailable' });
    expect(scripted.questions).toHaveLength(6);
    connection.letPass(45_000);
    await expect(testConnection(connection.languageModel)).rejects.toMatchObject({ code: 'model-unavailable' });
    expect(scripted.questions).toHaveLength(6);
    connection.letPass(20_000);
    scripted.always('well');
    expect(await testConnection(connection.languageModel)).toEqual({ isReady: true });
  });
});

describe('an aborted question', () => {
  test('ends at once with the reason of its signal', async () => {
    const slowMs = scaleTimeout(5000);
    scripted.always({ slowMs });
    const { languageModel, calls } = connect(scripted);
    const leaving = new AbortController();
    const reason = new Error('The learner has disconnected.');
    const answer = testConnection(languageModel, { signal: leaving.signal });
    setTimeout(() => leaving.abort(reason), 100);
    const started = performance.now();
    await expect(answer).rejects.toBe(reason);
    expect(performance.now() - started).toBeLessThan(slowMs - 500);
    expect(calls).toEqual([expect.objectContaining({ outcome: 'cancelled' })]);
  });

  test('is not sent if it is aborted before', async () => {
    const { languageModel } = connect(scripted);
    await expect(testConnection(languageModel, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(scripted.questions).toHaveLength(0);
  });
});
