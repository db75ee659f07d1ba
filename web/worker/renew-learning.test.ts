import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findAnswer, keepAnswer } from '../device/kept-answers.ts';
import { createDevice } from './device.fixture.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';
const atPath = `/api/learning/words/at?articleId=${articleId}&language=es&sentence=1&offset=3&end=7`;
const listPath = '/api/learning/words?language=es&page=1';
const word = { id: 'faro', state: 'unreviewed', isInReview: true };
let isAway: boolean;
let worker: typeof import('./send-waiting.ts') & typeof import('./offline-writes.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  worker = { ...(await import('./send-waiting.ts')), ...(await import('./offline-writes.ts')) };
  createDevice();
  isAway = false;
  vi.stubGlobal('self', { registration: {}, clients: { matchAll: async () => [] } });
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const path = input instanceof Request ? new URL(input.url).pathname : input;
    const body = path === listPath ? { review: { due: 0 } } : { word };
    return Response.json(body, { headers: { 'x-viewer': userId } });
  });
  await keep('/api/session', {});
  await keep(atPath, { base: 'faro', word: null, isKnown: false });
  await keep(listPath, { review: { due: 2 } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = (path: string, answer: object) => keepAnswer(userId, path, new Blob([JSON.stringify(answer)]));
const findKept = async (path: string) => (await findAnswer(path))?.json();
const send = (path: string, body: object) =>
  worker.saveLearning(
    new Request(`https://foxtale.test/api/learning/${path}`, { method: 'POST', body: JSON.stringify(body) }),
  );
const [start, end] = [
  { sentence: 1, offset: 3 },
  { sentence: 1, offset: 7 },
];
const save = () => send('words', { articleId, language: 'es', start, end, as: 'save' });

test('a word that was saved is stored on the device as saved', async () => {
  await save();
  expect(await findKept(atPath)).toEqual({ base: 'faro', word, isKnown: false });
});

test('a word that was saved offline is stored as waiting, and as saved once it was sent', async () => {
  isAway = true;
  await save();
  expect(await findKept(atPath)).toEqual({ base: 'faro', word: null, isKnown: false, waitingAs: 'save' });
  isAway = false;
  await worker.sendWaiting();
  expect(await findKept(atPath)).toEqual({ base: 'faro', word, isKnown: false });
});

test('a word that was first looked up offline is stored once it is saved', async () => {
  const next = { sentence: 2, offset: 3 };
  const path = atPath.replace('sentence=1', 'sentence=2');
  const sendAs = (as: string) =>
    send('words', { articleId, language: 'es', start: next, end: { ...next, offset: 7 }, as });
  isAway = true;
  await sendAs('lookup');
  expect(await findKept(path)).toBeUndefined();
  await sendAs('save');
  expect(await findKept(path)).toEqual({ word: null, isKnown: false, waitingAs: 'save' });
});

test('after a review the stored word list is fetched again', async () => {
  await send('reviews', { reviews: [] });
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(async () => expect(await findKept(listPath)).toEqual({ review: { due: 0 } }));
});
