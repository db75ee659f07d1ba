import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDefinition } from '../../domain/reader/definition/definition.fixture.ts';
import { createPacker, wordDefinitionsPath } from '../../domain/reader/definition/word-definitions.ts';
import { findAnswer, keepAnswer, listAnswers } from '../device/kept-answers.ts';
import { findKeptArticle, pathOfCopy, removeKeptArticle } from '../device/kept-articles.ts';
import { definitionPath, listWaiting } from '../device/outbox.ts';
import { createDevice } from './device.fixture.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';
const articlePath = `/api/articles/${articleId}`;
const copy = { articleId, language: 'es' } as const;
const marksPath = `/api/learning/marks/${articleId}?language=es`;
const savedMarksPath = `${marksPath}&only=saved`;
const title = 'El zorro de la luna';
const sentence = 'El zorro duerme.';
const partPath = (part: number, native: 'en' | 'de' = 'en') =>
  wordDefinitionsPath({ articleId, learning: 'es', native, part });

let worker: typeof import('./keep-article.ts') & typeof import('./offline-writes.ts');
let device: ReturnType<typeof createDevice>;
let isAway: boolean;
let version: string;
let native: 'en' | 'de';
let sent: { path: string; status: number }[];
/** Whether the server cannot give definitions. */
let hasNoDefinitions: boolean;
/** How many requests for definitions are refused before the server answers. */
let refusals: number;

beforeEach(async () => {
  vi.resetModules();
  worker = { ...(await import('./keep-article.ts')), ...(await import('./offline-writes.ts')) };
  device = createDevice();
  [isAway, hasNoDefinitions, version, native, sent, refusals] = [false, false, 'first', 'en', [], 0];
  vi.stubGlobal('self', { registration: {}, clients: { matchAll: async () => [] } });
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'https://foxtale.test');
    const response = answer(pathname + search, new Headers(init?.headers).get('if-none-match'));
    sent.push({ path: pathname + search, status: response.status });
    return response;
  });
  await keepAnswer(userId, '/api/session', new Blob(['{}']));
  await keepAnswer(userId, '/api/profile', toProfile());
});

afterEach(() => vi.unstubAllGlobals());

const toProfile = () => new Blob([JSON.stringify({ profile: { mainLang: native } })]);

/** The fake server. An article of 51 sentences has its definitions in two parts. */
function answer(path: string, known: string | null) {
  const headers = { 'x-viewer': userId };
  if (path.startsWith('/api/profile')) return new Response(toProfile(), { headers });
  const part = Number(/word-definitions.*part=(\d)/.exec(path)?.[1] ?? 0);
  if (part > 0 && hasNoDefinitions) return new Response(null, { status: 500, headers });
  if (part > 0 && refusals-- > 0) return new Response(null, { status: 429, headers: { 'retry-after': '20' } });
  if (part === 0) return Response.json({ marks: [] }, { headers });
  if (known === `W/"${version}"`) return new Response(null, { status: 304, headers });
  const packer = createPacker({ version, partCount: 2, firstSentence: part === 1 ? 0 : 51 });
  const meaning = { word: path.includes('native=de') ? 'Fuchs' : 'fox' };
  for (const text of part === 1 ? [title, sentence] : [sentence])
    packer.addSentence(text, [{ start: 3, end: 8, definition: { ...emptyDefinition, meaning } }]);
  return Response.json(packer.finish(), { headers });
}

const open = (text = sentence) =>
  worker.keepArticle(
    {
      kind: 'keep-article',
      article: {
        articleId,
        userId,
        title,
        language: 'es',
        nativeTitle: null,
        genres: [],
        sentenceCount: 51,
        level: null,
        cover: null,
      },
      answers: {
        [articlePath]: { reading: { learning: { language: 'es', title, paragraphs: Array(51).fill([text]) } } },
      },
    },
    async () => [articleId],
  );

/** Changes the native language, and waits until the worker has handled the change completely. */
async function changeNative(changed: typeof native) {
  native = changed;
  const waiting: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => waiting.push(promise) };
  await worker.saveProfile({ request: new Request('https://foxtale.test/api/profile'), event }, async () => []);
  await Promise.all(waiting);
}

const select = (start: number, end: number, number = 1) => ({
  language: 'es',
  start: { sentence: number, offset: start },
  end: { sentence: number, offset: end },
});
const ask = (selection: object) =>
  worker.sendQuestion(
    new Request(`https://foxtale.test${articlePath}/definitions`, { method: 'POST', body: JSON.stringify(selection) }),
    articleId,
  );
const countSent = (status: number) =>
  sent.filter((request) => request.path.includes('word-definitions') && request.status === status).length;

describe('the words of an opened article', () => {
  test('are stored with their definitions and marks, and count towards the size of the article', async () => {
    await open();
    const { bytes = 0, definitionBytes = 0 } = (await findKeptArticle(userId, copy)) ?? {};
    const text = await (await findAnswer(pathOfCopy(copy)))?.blob();
    const parts = await Promise.all([1, 2].map(async (part) => (await findAnswer(partPath(part)))?.blob()));
    expect(definitionBytes).toBe(parts.reduce((sum, body) => sum + (body?.size ?? 0), 0));
    expect(bytes).toBe(definitionBytes + (text?.size ?? 0));
    expect(await findAnswer(savedMarksPath)).toBeDefined();
    expect(await findAnswer('/api/learning/settings')).toBeDefined();
  });

  test.each([
    [false, savedMarksPath, marksPath],
    [true, marksPath, savedMarksPath],
  ])('are stored with the marks that the page shows: with new words %s', async (marksNewWords, shown, other) => {
    await keepAnswer(userId, '/api/learning/settings', new Blob([JSON.stringify({ marksNewWords })]));
    await open();
    expect(await findAnswer(shown)).toBeDefined();
    expect(await findAnswer(other)).toBeUndefined();
  });

  test('are fetched once per start of the worker, and again if the text or the dictionary has changed', async () => {
    await open();
    await open();
    expect(countSent(200)).toBe(2);
    await open('El zorro no duerme.');
    expect([countSent(200), countSent(304)]).toEqual([2, 2]);
    version = 'second';
    await open();
    expect([countSent(200), countSent(304)]).toEqual([4, 2]);
    const { bytes, definitionBytes } = (await findKeptArticle(userId, copy)) ?? {};
    await open('El zorro.');
    expect(await findKeptArticle(userId, copy)).toMatchObject({ definitionBytes });
    expect(bytes).toBeGreaterThan(definitionBytes ?? 0);
  });

  test('are deleted with the article', async () => {
    await open();
    await removeKeptArticle(userId, copy);
    expect(await listAnswers(userId)).not.toContainEqual(expect.stringContaining(articleId));
  });

  test('are stored again if the article was removed and is opened again', async () => {
    await open();
    const stored = await findKeptArticle(userId, copy);
    await removeKeptArticle(userId, copy);
    await open();
    expect(await findAnswer(partPath(2))).toBeDefined();
    expect((await findKeptArticle(userId, copy))?.definitionBytes).toBe(stored?.definitionBytes);
  });

  describe('if there were too many requests', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => vi.useRealTimers());
    const hasWords = async () => (await findKeptArticle(userId, copy))?.definitionBytes !== undefined;

    test('are fetched after the time that the server says', async () => {
      refusals = 2;
      const opening = open();
      await vi.waitFor(() => expect(countSent(429)).toBe(1));
      await vi.advanceTimersByTimeAsync(19_000);
      expect([countSent(429), countSent(200)]).toEqual([1, 0]);
      await vi.advanceTimersByTimeAsync(21_000);
      await opening;
      expect([countSent(429), countSent(200)]).toEqual([2, 2]);
      expect(await hasWords()).toBe(true);
    });

    test('are given up after a few tries, or when the downloads are stopped', async () => {
      refusals = 100;
      const opening = open();
      await vi.waitFor(() => expect(countSent(429)).toBe(1));
      await vi.advanceTimersByTimeAsync(60_000);
      await opening;
      expect(countSent(429)).toBe(4);

      const stopped = open();
      await vi.waitFor(() => expect(countSent(429)).toBe(5));
      (await import('./downloads.ts')).stopDownloads();
      await stopped;
      expect([countSent(429), await hasWords()]).toEqual([5, false]);
    });
  });

  test('are not stored on a full device, and the text stays', async () => {
    device.quotaBytes = 1300;
    await expect(open()).rejects.toThrow('quota');
    expect(await findAnswer(pathOfCopy(copy))).toBeDefined();
    expect((await findKeptArticle(userId, copy))?.definitionBytes).toBeUndefined();
  });

  test('are fetched again in a new native language', async () => {
    await open();
    await changeNative('de');
    expect(await findAnswer(partPath(2, 'de'))).toBeDefined();
    expect(await findAnswer(partPath(1, 'en'))).toBeUndefined();
    isAway = true;
    expect(await (await ask(select(3, 8))).json()).toMatchObject({ definition: { meaning: { word: 'Fuchs' } } });
  });

  test('are missing until they are fetched in a new native language', async () => {
    await open();
    hasNoDefinitions = true;
    await changeNative('de');
    const text = await (await findAnswer(pathOfCopy(copy)))?.blob();
    const kept = await findKeptArticle(userId, copy);
    expect([kept?.definitionBytes, kept?.bytes]).toEqual([undefined, text?.size]);
    hasNoDefinitions = false;
    await open();
    expect(await findAnswer(partPath(2, 'de'))).toBeDefined();
  });
});

describe('without a connection', () => {
  beforeEach(async () => {
    await open();
    isAway = true;
  });

  test.each([0, 1, 51])('a word of sentence %i is answered with its stored definition', async (number) => {
    const response = await ask(select(3, 8, number));
    expect(response.headers.get('x-kept')).toBe('true');
    expect(await response.json()).toEqual({
      definition: { ...emptyDefinition, text: 'zorro', meaning: { word: 'fox' } },
      hasModelFailed: false,
      modelAnswers: null,
      isFromDevice: true,
    });
    expect(await listWaiting(userId)).toEqual([]);
  });

  test('an answer that the server has given before is preferred', async () => {
    const asked = JSON.stringify(select(3, 8));
    await keepAnswer(userId, definitionPath(articleId, asked), new Blob(['{"answeredBy":"model"}']));
    expect(await (await ask(select(3, 8))).json()).toEqual({ answeredBy: 'model' });
  });

  test.each([
    ['several words', select(0, 8)],
    ['a word without a definition', select(0, 2)],
    ['a word in a sentence whose definitions are missing', select(3, 8, 2)],
  ])('%s: the question waits until it can be sent', async (_name, selection) => {
    expect((await ask(selection)).status).toBe(503);
    expect(await listWaiting(userId)).toMatchObject([{ kind: 'question', selection }]);
  });

  test('a question about an edited sentence is not answered with the definitions of the old sentence', async () => {
    const edited = { reading: { learning: { language: 'es', title, paragraphs: [['La zorra duerme.']] } } };
    await keepAnswer(userId, pathOfCopy(copy), new Blob([JSON.stringify(edited)]));
    expect((await ask(select(3, 8))).status).toBe(503);
  });

  test('a question to the model is not kept for later', async () => {
    expect((await ask({ ...select(3, 8), asks: 'model' })).type).toBe('error');
    expect(await listWaiting(userId)).toEqual([]);
  });
});

test('a server that does not answer for three seconds is not waited for', async () => {
  await open();
  vi.useFakeTimers();
  try {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const response = ask(select(3, 8));
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(3000));
    expect(await (await response).json()).toMatchObject({ isFromDevice: true });
  } finally {
    vi.useRealTimers();
  }
});
