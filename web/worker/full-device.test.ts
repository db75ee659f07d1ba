import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswer } from '../device/kept-answers.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { createDevice } from './device.fixture.ts';
import { savePosition, saveProfile, sendQuestion } from './offline-writes.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';
let server: 'there' | 'away';

// On a device whose storage is full, the server's answers must still reach the page.
beforeEach(async () => {
  const device = createDevice();
  server = 'there';
  await keepAnswer(userId, '/api/session', new Blob(['{}']));
  Object.assign(device, { quotaBytes: 0, isDatabaseFull: true });
  vi.stubGlobal('self', { registration: {}, clients: { matchAll: async () => [] } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    if (server === 'away') throw new TypeError('Failed to fetch');
    return Response.json({ isFromServer: true }, { headers: { 'x-viewer': userId } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const place = { sentence: 3, isFinished: false, readAt: '2026-01-01T10:00:00.000Z', readerId: userId };
const selection = { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 3 } };
const request = (path: string, body?: object) =>
  new Request(`https://foxtale.test/api${path}`, { ...(body && { method: 'POST', body: JSON.stringify(body) }) });

test.each<[string, () => Promise<Response>]>([
  ['what every page needs', () => answerFromDevice(request('/home'))],
  ['a place', () => savePosition(request(`/articles/${articleId}/position`, place), articleId)],
  [
    'a changed profile',
    () => saveProfile({ request: request('/profile', { theme: 'dark' }), event: { waitUntil() {} } }, async () => []),
  ],
  ['a definition', () => sendQuestion(request(`/articles/${articleId}/definitions`, selection), articleId)],
])('%s is answered by the server although storage is full', async (_, send) => {
  const response = await send();
  expect(await response.json()).toEqual({ isFromServer: true });
});

test('a position that can be neither sent nor stored returns an error', async () => {
  server = 'away';
  const response = await savePosition(request(`/articles/${articleId}/position`, place), articleId);
  expect(response.ok).toBe(false);
});

test('a question that can be neither sent nor stored does not promise an answer', async () => {
  server = 'away';
  const response = await sendQuestion(request(`/articles/${articleId}/definitions`, selection), articleId);
  expect(response.type).toBe('error');
});
