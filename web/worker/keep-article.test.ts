import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findAnswer, keepAnswer } from '../device/kept-answers.ts';
import { type KeptArticle, listKeptArticles, noteKeptArticle, pathOfCopy } from '../device/kept-articles.ts';
import { createDevice } from './device.fixture.ts';
import { keepArticle } from './keep-article.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const pathOf = (number: number) => `/api/articles/${idOf(number)}`;
const textOf = (number: number) => pathOfCopy({ articleId: idOf(number), language: 'es' });

let device: ReturnType<typeof createDevice>;

beforeEach(async () => {
  device = createDevice();
  // The server is unreachable, so the worker fetches nothing. It stores only the answers that the page sends in its message.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await keepAnswer(userId, '/api/session', new Blob(['{}']));
});

afterEach(() => vi.unstubAllGlobals());

describe('stored articles', () => {
  test('are limited to thirty: the article opened longest ago is deleted', async () => {
    for (let number = 1; number <= 30; number++) await note(number);
    await open(31);
    const numbers = await listKept();
    expect(numbers).toHaveLength(30);
    expect(numbers).toContain(31);
    expect(numbers).not.toContain(1);
    expect(await findAnswer(textOf(1))).toBeUndefined();
  });

  test('are limited to 200 MB in total', async () => {
    for (let number = 1; number <= 3; number++) await note(number, { bytes: 90_000_000 });
    await open(4);
    expect(await listKept()).toEqual([4, 3, 2]);
  });

  test('are never deleted while open in any tab', async () => {
    for (let number = 1; number <= 30; number++) await note(number);
    await open(31, { alsoOpen: [1] });
    expect(await listKept()).toContain(1);
    expect(await findAnswer(textOf(1))).toBeDefined();
  });

  test('are ordered by the time when they were last opened', async () => {
    for (let number = 1; number <= 30; number++) await note(number);
    await open(1);
    await open(31);
    expect(await listKept()).not.toContain(2);
    expect(await listKept()).toContain(1);
  });
});

describe('a full device', () => {
  test('deletes the oldest articles until the new one fits', async () => {
    for (let number = 1; number <= 3; number++) await note(number);
    device.quotaBytes = 1100;
    await open(4);
    expect(await listKept()).toEqual([4, 3]);
    expect(await findAnswer(textOf(4))).toBeDefined();
  });

  test('stores the text if the audio does not fit', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(5000)));
    device.quotaBytes = 1000;
    await expect(open(1, { audioUrl: `${pathOf(1)}/narration/es/audio/abc.mp3` })).rejects.toThrow('quota');
    expect(await listKeptArticles(userId)).toMatchObject([{ articleId: idOf(1), hasSound: false }]);
    expect(await findAnswer(textOf(1))).toBeDefined();
  });

  test('does not delete an open article, even if the new article cannot be stored', async () => {
    await note(1);
    device.quotaBytes = 700;
    await expect(open(2, { alsoOpen: [1] })).rejects.toThrow('quota');
    expect(await listKept()).toEqual([1]);
    expect(await findAnswer(textOf(1))).toBeDefined();
  });
});

test('the audio of the title and of the sentences is stored, and older audio is deleted', async () => {
  const audioOf = (name: string) => `${pathOf(1)}/narration/es/audio/${name}.mp3`;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('.mp3')) return new Response('audio');
    return path.endsWith('/sentences/0')
      ? Response.json({ audioUrl: audioOf('title') })
      : Response.json({}, { status: 503 });
  });
  await keepAnswer(userId, audioOf('old'), new Blob(['audio']));
  await open(1, { audioUrl: audioOf('all') });
  for (const path of [audioOf('all'), audioOf('title'), `${pathOf(1)}/narration/es/sentences/0`])
    expect(await findAnswer(path)).toBeDefined();
  expect(await findAnswer(audioOf('old'))).toBeUndefined();
});

test('an article of another user is not stored', async () => {
  await keepArticle({ ...messageOf(1), article: { ...messageOf(1).article, userId: idOf(99) } }, async () => []).catch(
    () => {},
  );
  expect(await listKeptArticles(idOf(99))).toEqual([]);
});

const described = (number: number) => ({
  articleId: idOf(number),
  userId,
  title: 'Un título',
  language: 'es' as const,
  nativeTitle: null,
  genres: [],
  sentenceCount: 3,
  level: null,
  cover: null,
});

const messageOf = (number: number) => ({
  kind: 'keep-article' as const,
  article: described(number),
  answers: { [pathOf(number)]: { text: 'x'.repeat(500) } },
});

function open(number: number, { alsoOpen = [], audioUrl }: { alsoOpen?: number[]; audioUrl?: string } = {}) {
  const message = { ...messageOf(number), ...(audioUrl && { audioUrl }) };
  return keepArticle(message, async () => [number, ...alsoOpen].map(idOf));
}

/** Stores an old article. An article with a lower number was opened longer ago. */
async function note(number: number, change: Partial<KeptArticle> = {}) {
  await keepAnswer(userId, textOf(number), new Blob(['x'.repeat(500)]));
  await noteKeptArticle({ ...described(number), openedAt: number, bytes: 500, hasSound: false, ...change });
}

const listKept = async () => (await listKeptArticles(userId)).map(({ articleId }) => Number(articleId.slice(-12)));
