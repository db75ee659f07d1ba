import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswer } from '../device/kept-answers.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { createDevice } from './device.fixture.ts';
import { savePosition, sendQuestion } from './offline-writes.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';

beforeEach(async () => {
  createDevice();
  await keepAnswer(userId, '/api/home', new Blob(['{"isKept":true}']));
  vi.stubGlobal('self', { registration: {}, clients: { matchAll: async () => [] } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { sentence: 3, isFinished: false, readAt: '2026-01-01T10:00:00.000Z', readerId: userId };
const selection = { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 3 } };
const request = (path: string, body?: object) =>
  new Request(`https://foxtale.test/api${path}`, { ...(body && { method: 'POST', body: JSON.stringify(body) }) });

const requests: [string, () => Promise<Response>][] = [
  ['what every page needs', () => answerFromDevice(request('/home'))],
  ['a place', () => savePosition(request(`/articles/${articleId}/position`, place), articleId)],
  ['a definition', () => sendQuestion(request(`/articles/${articleId}/definitions`, selection), articleId)],
];

test.each(requests)('if the server is busy, the answer of the device for %s says so', async (_, send) => {
  vi.stubGlobal('fetch', async () => new Response('Service Unavailable', { status: 503 }));
  expect((await send()).headers.get('x-kept')).toBe('busy');
});

test.each(requests)('if there is no connection, the answer of the device for %s says so', async (_, send) => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(['busy', 'slow']).not.toContain((await send()).headers.get('x-kept'));
});

test('an answer of the server itself, which is still preparing its dictionary, does not count as busy', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503, headers: { 'x-viewer': userId } }));
  for (const [, send] of requests) expect((await send()).headers.get('x-kept')).not.toBe('busy');
});

test('if the server is slow, the answer of the device says so, and a page that has this answer waits for the server', async () => {
  vi.useFakeTimers();
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const first = answerFromDevice(request('/home'));
  await vi.advanceTimersByTimeAsync(3500);
  expect((await first).headers.get('x-kept')).toBe('slow');

  const second = answerFromDevice(new Request(request('/home'), { cache: 'reload' }));
  await vi.advanceTimersByTimeAsync(4000);
  answers[1]?.(Response.json({ isKept: false }));
  expect(await (await second).json()).toEqual({ isKept: false });
});
