import * as v from 'valibot';
import type { Language } from '../../domain/language.ts';
import { chooseCopies, findText, type KeptArticle, listKeptArticles } from './kept-articles.ts';

const versionSchema = v.nullable(v.object({ paragraphs: v.array(v.array(v.string())) }));
const answerSchema = v.object({ reading: v.object({ learning: versionSchema, native: versionSchema }) });

export interface FoundOnDevice {
  article: KeptArticle;
  /** The first sentence that contains a word of the query; null if only the title matches. */
  sentence: string | null;
}

interface Search {
  userId: string;
  query: string;
  /** The learning language. An article that is stored in several languages is found in this one. */
  language: Language | null;
}

/** The articles on this device that contain every word of the query. Articles with a matching title are first. */
export async function searchKeptArticles({ userId, query, language }: Search): Promise<FoundOnDevice[]> {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const articles = chooseCopies(await listKeptArticles(userId), language);
  if (words.length === 0) return articles.map((article) => ({ article, sentence: null }));
  const found = await Promise.all(articles.map((article) => match(article, words)));
  return found
    .filter((match) => match !== undefined)
    .toSorted((one, other) => Number(other.sentence === null) - Number(one.sentence === null));
}

async function match(article: KeptArticle, words: readonly string[]): Promise<FoundOnDevice | undefined> {
  const title = fold(`${article.title} ${article.nativeTitle ?? ''}`);
  if (words.every((word) => title.includes(word))) return { article, sentence: null };
  const sentences = await listSentences(article);
  const text = `${title} ${fold(sentences.join(' '))}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  const sentence = sentences.find((candidate) => words.some((word) => fold(candidate).includes(word)));
  return { article, sentence: sentence ?? null };
}

async function listSentences(article: KeptArticle) {
  const answer = await findText(article);
  const parsed = v.safeParse(answerSchema, await answer?.json().catch(() => undefined));
  if (!parsed.success) return [];
  const { learning, native } = parsed.output.reading;
  return [learning, native].flatMap((version) => version?.paragraphs.flat() ?? []);
}

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
