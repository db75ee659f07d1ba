import * as v from 'valibot';
import { toMarksSearch } from '../../domain/learning/mark.ts';
import { wordDefinitionsPath } from '../../domain/reader/definition/word-definitions.ts';
import { dropAnswers, findAnswer, findOwner, keepAnswer } from '../device/kept-answers.ts';
import {
  findKeptArticle,
  isOfCopy,
  type KeptArticle,
  listKeptArticles,
  noteKeptArticle,
} from '../device/kept-articles.ts';
import { fetchAndLearn } from './answer-from-device.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { inTurn } from './in-turn.ts';
import { dropOldest, keepWithinQuota, type ListOpen } from './make-room.ts';
import { findNativeLanguage } from './native-language.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';
import { tryToStore } from './try-to-store.ts';

type Article = Pick<KeptArticle, 'userId' | 'articleId' | 'language'>;

const settingsPath = '/api/learning/settings';
const isWordDefinitions = (path: string) => path.includes('/word-definitions?');

/**
 * Stores what the words of an article need offline: their definitions by the lexicon, the marks of new and saved words, and the
 * setting that shows the marks. Returns whether the definitions are stored.
 */
export async function keepWords(article: Article, listOpen: ListOpen): Promise<boolean> {
  const { userId, articleId, language } = article;
  const generation = readGeneration();
  if ((await findOwner()) !== userId) return false;
  if ((await findAnswer(settingsPath)) === undefined) await fetchAndLearn(settingsPath, settingsPath).catch(() => {});
  const marksSearch = new URLSearchParams(toMarksSearch({ language, areNewMarked: await findAreNewMarked() }));
  const marksPath = `/api/learning/marks/${articleId}?${marksSearch}`;
  await fetchAndLearn(marksPath, marksPath).catch(() => {});
  const parts = await fetchParts(article).catch(() => undefined);
  if (parts === undefined) return false;

  return inTurn(articleId, async () => {
    // Stops if the user has removed the article or signed out in the meantime.
    const kept = await findKeptArticle(userId, article);
    if (kept === undefined || !isSameGeneration(generation)) return false;
    for (const { path, body, isNew } of parts)
      if (isNew) await keepWithinQuota(article, () => keepAnswer(userId, path, body), listOpen);
    const isOutdated = (path: string) =>
      isWordDefinitions(path) && isOfCopy(article)(path) && !parts.some((part) => part.path === path);
    await dropAnswers(userId, isOutdated);
    const definitionBytes = parts.reduce((sum, { body }) => sum + body.size, 0);
    const bytes = kept.bytes - (kept.definitionBytes ?? 0) + definitionBytes;
    await noteKeptArticle({ ...kept, bytes, definitionBytes });
    await dropOldest(userId, await listOpen());
    return true;
  });
}

const settingsSchema = v.object({ marksNewWords: v.boolean() });

/** Whether new words are marked, according to the stored settings. They are not marked by default. */
async function findAreNewMarked(): Promise<boolean> {
  const parsed = v.safeParse(settingsSchema, await (await findAnswer(settingsPath))?.json());
  return parsed.success && parsed.output.marksNewWords;
}

/**
 * Deletes the definitions of all stored articles, and fetches them in the new native language. Begins with the articles that
 * were opened last. Definitions that cannot be fetched now are fetched when their article is opened.
 */
export async function renewWords(userId: string, listOpen: ListOpen) {
  await inTurn('words', () => dropWords(userId));
  for (const article of await listKeptArticles(userId))
    await inTurn('words', () => tryToStore(keepWords(article, listOpen)));
}

async function dropWords(userId: string) {
  await dropAnswers(userId, isWordDefinitions);
  for (const copy of await listKeptArticles(userId)) {
    await inTurn(copy.articleId, async () => {
      const kept = await findKeptArticle(userId, copy);
      if (kept?.definitionBytes === undefined) return;
      const { definitionBytes, ...article } = kept;
      await noteKeptArticle({ ...article, bytes: kept.bytes - definitionBytes });
    });
  }
}

interface Part {
  path: string;
  body: Blob;
  isNew: boolean;
}

/** Undefined if any part is missing. Parts that have not changed are taken from the device. */
async function fetchParts({ userId, articleId, language }: Article): Promise<Part[] | undefined> {
  const native = await findNativeLanguage();
  if (native === undefined) return undefined;
  const parts: Part[] = [];
  for (let number = 1, partCount = 1; number <= partCount; number++) {
    const path = wordDefinitionsPath({ articleId, learning: language, native, part: number });
    const part = await fetchPart(path, userId);
    if (part === undefined) return undefined;
    parts.push(part);
    ({ partCount } = await readHead(part.body));
  }
  return parts;
}

async function fetchPart(path: string, userId: string): Promise<Part | undefined> {
  const kept = await (await findAnswer(path))?.blob();
  const version = kept && (await readHead(kept)).version;
  const response = await fetchWithRetry(path, {
    priority: 'low',
    ...(version !== undefined && { headers: { 'if-none-match': `W/"${version}"` } }),
  });
  if (response.status === 304 && kept !== undefined) return { path, body: kept, isNew: false };
  if (response.status !== 200 || response.headers.get('x-viewer') !== userId) return undefined;
  return { path, body: await response.blob(), isNew: true };
}

const headSchema = v.object({ version: v.string(), partCount: v.number() });
const readHead = async (body: Blob) => v.parse(headSchema, JSON.parse(await body.text()));
