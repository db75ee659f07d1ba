import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswer } from '../device/kept-answers.ts';
import { listWaiting } from '../device/outbox.ts';
import { createDevice } from './device.fixture.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const days = 86_400_000;
let sent: string[];
let answer: (body: string) => Promise<Response>;
let worker: typeof import('./send-waiting.ts') & typeof import('./offline-writes.ts');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  worker = { ...(await import('./send-waiting.ts')), ...(await import('./offline-writes.ts')) };
  createDevice();
  await keepAnswer(userId, '/api/session', new Blob(['{}']));
  sent = [];
  answer = async () => Response.json({});
  vi.stubGlobal('self', { registration: {}, clients: { matchAll: async () => [] } });
  vi.stubGlobal('fetch', async (input: Request | string, init?: { body: string }) => {
    const body = input instanceof Request ? await input.clone().text() : (init?.body ?? '');
    sent.push(body);
    return answer(body);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bodyOf = (word: string) => JSON.stringify({ word });
const save = (word: string) =>
  worker.saveLearning(new Request('https://foxtale.test/api/learning/words', { method: 'POST', body: bodyOf(word) }));
const refuse = (status: number) => async () => Response.json({}, { status });
const countWaiting = async () => (await listWaiting(userId)).length;

test.each([408, 429, 500])('what the server refuses with %i waits a minute and is sent again', async (status) => {
  answer = refuse(status);
  expect((await save('faro')).status).toBe(status);
  expect(await countWaiting()).toBe(1);
  await worker.sendWaiting();
  answer = async () => Response.json({});
  await worker.sendWaiting();
  expect(await countWaiting()).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await worker.sendWaiting();
  expect(await countWaiting()).toBe(0);
});

test('an entry that always fails does not hold back other entries, and is deleted after a week', async () => {
  answer = refuse(500);
  await save('faro');
  await save('rumbo');
  answer = async (body) => Response.json({}, { status: body === bodyOf('faro') ? 500 : 200 });
  await worker.sendWaiting();
  expect(await countWaiting()).toBe(1);
  vi.setSystemTime(Date.now() + 8 * days);
  await worker.sendWaiting();
  expect(await countWaiting()).toBe(0);
});

test('what the server rejects is not sent again', async () => {
  answer = refuse(400);
  await save('faro');
  expect(await countWaiting()).toBe(0);
});

test('an entry is not sent again while its own request is open', async () => {
  const arrival = Promise.withResolvers<Response>();
  answer = () => arrival.promise;
  const saved = save('faro');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await worker.sendWaiting();
  arrival.resolve(Response.json({}));
  await saved;
  await worker.sendWaiting();
  expect(sent).toEqual([bodyOf('faro')]);
});
