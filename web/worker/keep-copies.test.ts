import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { onStore } from '../device/database.ts';
import { findAnswer, keepAnswer } from '../device/kept-answers.ts';
import { chooseCopies, listKeptArticles, noteKeptArticle, removeKeptArticle } from '../device/kept-articles.ts';
import { searchKeptArticles } from '../device/search-kept-articles.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { createDevice } from './device.fixture.ts';
import { keepArticle } from './keep-article.ts';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';
const path = `/api/articles/${articleId}`;
const titles: Partial<Record<Language, string>> = { sl: 'Lisica', it: 'La volpe' };
const [slovenian, italian] = [
  { articleId, language: 'sl' },
  { articleId, language: 'it' },
] as const;

let status: number | undefined;

beforeEach(async () => {
  createDevice();
  status = undefined;
  // The server is unreachable, unless the test gives it a status.
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('{}', { status, headers: { 'x-viewer': userId } });
  });
  await keepAnswer(userId, '/api/session', new Blob(['{}']));
});

afterEach(() => vi.unstubAllGlobals());

test('an article that was opened in two languages is read offline in the current learning language', async () => {
  await open('sl');
  await open('it');
  await learn('sl');
  expect(await readOffline()).toBe('Lisica');
  await learn('it');
  expect(await readOffline()).toBe('La volpe');
  expect(await listCopies()).toEqual(['it', 'sl']);
});

test('an article without a copy in the learning language is read offline in the language in which it was opened', async () => {
  await open('sl');
  await learn('it');
  expect(await readOffline()).toBe('Lisica');
});

test('lists and search show one copy per article: that of the learning language', async () => {
  await open('sl');
  await open('it');
  const choose = async (language: Language | null) =>
    chooseCopies(await listKeptArticles(userId), language).map(({ title }) => title);
  expect(await choose('sl')).toEqual(['Lisica']);
  expect(await choose(null)).toEqual(['La volpe']);
  const find = async (query: string) =>
    (await searchKeptArticles({ userId, query, language: 'sl' })).map(({ article }) => article.title);
  expect(await find('lisica')).toEqual(['Lisica']);
  expect(await find('volpe')).toEqual([]);
});

test('a removed copy leaves the copy in the other language complete', async () => {
  const narrations = [`${path}/narration/sl`, `${path}/narration/it`] as const;
  await open('sl');
  await open('it');
  for (const narration of narrations) await keepAnswer(userId, narration, new Blob(['{}']));
  await removeKeptArticle(userId, italian);
  await learn('it');
  expect(await readOffline()).toBe('Lisica');
  expect(await Promise.all(narrations.map(findAnswer))).toEqual([expect.any(Response), undefined]);
  await removeKeptArticle(userId, slovenian);
  expect(await listCopies()).toEqual([]);
  expect(await findAnswer(narrations[0])).toBeUndefined();
});

test('an article that was deleted on the server is removed in all languages', async () => {
  await open('sl');
  await open('it');
  status = 404;
  await answerFromDevice(new Request(`https://foxtale.test${path}`));
  await vi.waitFor(async () => expect(await listCopies()).toEqual([]));
});

test('a copy that an earlier release has stored stays, and is replaced when it is opened again', async () => {
  await keepAnswer(userId, path, toAnswer('sl'));
  await onStore('articles', 'readwrite', (store) => store.put({ ...described('sl'), ...stored }));
  await open('it');
  await learn('sl');
  expect(await readOffline()).toBe('Lisica');
  expect(await listCopies()).toEqual(['it', 'sl']);
  titles.sl = 'Lisica in luna';
  await open('sl');
  titles.sl = 'Lisica';
  expect(await listCopies()).toEqual(['sl', 'it']);
  expect(await readOffline()).toBe('Lisica in luna');
  expect(await findAnswer(path)).toBeUndefined();
});

test('a copy of an earlier release is removed with its text', async () => {
  await keepAnswer(userId, path, toAnswer('sl'));
  await onStore('articles', 'readwrite', (store) => store.put({ ...described('sl'), ...stored }));
  await noteKeptArticle({ ...described('it'), ...stored });
  await removeKeptArticle(userId, slovenian);
  expect(await listCopies()).toEqual(['it']);
  expect(await findAnswer(path)).toBeUndefined();
});

const stored = { openedAt: 1, bytes: 500, hasSound: true };

const described = (language: Language) => ({
  articleId,
  userId,
  title: titles[language] ?? '',
  language,
  nativeTitle: null,
  genres: [],
  sentenceCount: 1,
  level: null,
  cover: null,
});

const toReading = (language: Language) => ({
  reading: { learning: { language, title: titles[language], paragraphs: [[titles[language]]] }, native: null },
});
const toAnswer = (language: Language) => new Blob([JSON.stringify(toReading(language))]);

const open = (language: Language) =>
  keepArticle(
    { kind: 'keep-article', article: described(language), answers: { [path]: toReading(language) } },
    async () => [articleId],
  );

const learn = (learningLang: Language) =>
  keepAnswer(userId, '/api/profile', new Blob([JSON.stringify({ profile: { learningLang } })]));

async function readOffline() {
  const { reading } = await (await answerFromDevice(new Request(`https://foxtale.test${path}`))).json();
  return reading.learning.title;
}

const listCopies = async () => (await listKeptArticles(userId)).map(({ language }) => language);
