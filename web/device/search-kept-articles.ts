import * as v from 'valibot';
import { findAnswer } from './kept-answers.ts';
import { type KeptArticle, listKeptArticles } from './kept-articles.ts';

const versionSchema = v.nullable(v.object({ paragraphs: v.array(v.array(v.string())) }));
const answerSchema = v.object({ reading: v.object({ learning: versionSchema, native: versionSchema }) });

export interface FoundOnDevice {
  article: KeptArticle;
  /** The first sentence that contains a word of the query; null if only the title matches. */
  sentence: string | null;
}

/** The articles on this device that contain every word of the query. Articles with a matching title are first. */
export async function searchKeptArticles(userId: string, query: string): Promise<FoundOnDevice[]> {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const articles = await listKeptArticles(userId);
  if (words.length === 0) return articles.map((article) => ({ article, sentence: null }));
  const found = await Promise.all(articles.map((article) => match(article, words)));
  return found
    .filter((match) => match !== undefined)
    .toSorted((one, other) => Number(other.sentence === null) - Number(one.sentence === null));
}

async function match(article: KeptArticle, words: readonly string[]): Promise<FoundOnDevice | undefined> {
  const title = fold(`${article.title} ${article.nativeTitle ?? ''}`);
  if (words.every((word) => title.includes(word))) return { article, sentence: null };
  const sentences = await listSentences(article.articleId);
  const text = `${title} ${fold(sentences.join(' '))}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  const sentence = sentences.find((candidate) => words.some((word) => fold(candidate).includes(word)));
  return { article, sentence: sentence ?? null };
}

async function listSentences(articleId: string) {
  const answer = await findAnswer(`/api/articles/${articleId}`);
  const parsed = v.safeParse(answerSchema, await answer?.json().catch(() => undefined));
  if (!parsed.success) return [];
  const { learning, native } = parsed.output.reading;
  return [learning, native].flatMap((version) => version?.paragraphs.flat() ?? []);
}

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
