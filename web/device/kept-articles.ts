import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import { genres } from '../../domain/library/article-attributes.ts';
import { onStore } from './database.ts';
import { dropAnswers } from './kept-answers.ts';

const described = {
  articleId: v.pipe(v.string(), v.uuid()),
  userId: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  language: v.picklist(languages),
  nativeTitle: v.nullable(v.string()),
  genres: v.array(v.picklist(genres)),
  sentenceCount: v.number(),
  /** Articles stored by an older release have neither level nor cover. */
  level: v.optional(v.nullable(v.picklist(levels)), null),
  cover: v.optional(v.nullable(v.string()), null),
};
export const describedArticleSchema = v.object(described);

const keptArticleSchema = v.object({
  ...described,
  openedAt: v.number(),
  bytes: v.number(),
  /** The size of the definitions, which is included in `bytes`. Undefined until the definitions of all words are stored. */
  definitionBytes: v.optional(v.number()),
  hasSound: v.boolean(),
});
/** An article that can be read offline. */
export type KeptArticle = v.InferOutput<typeof keptArticleSchema>;

/** Whether the API response stored under a path belongs to the article. */
export const isOfArticle = (articleId: string) => (path: string) =>
  path === `/api/articles/${articleId}` ||
  path.startsWith(`/api/articles/${articleId}/`) ||
  path.startsWith(`/api/learning/marks/${articleId}?`) ||
  path.startsWith(`/api/learning/words/at?articleId=${articleId}&`);

/** The user's articles on this device, last opened first. */
export async function listKeptArticles(userId: string): Promise<KeptArticle[]> {
  const stored = await onStore<unknown[]>('articles', 'readonly', (store) => store.getAll());
  return stored
    .flatMap((record) => {
      const parsed = v.safeParse(keptArticleSchema, record);
      return parsed.success && parsed.output.userId === userId ? [parsed.output] : [];
    })
    .toSorted((one, other) => other.openedAt - one.openedAt);
}

export const findKeptArticle = async (userId: string, articleId: string) =>
  (await listKeptArticles(userId)).find((article) => article.articleId === articleId);

export const noteKeptArticle = (article: KeptArticle) =>
  onStore('articles', 'readwrite', (store) => store.put(article));

export async function removeKeptArticle(userId: string, articleId: string) {
  await onStore('articles', 'readwrite', (store) => store.delete(articleId));
  await dropAnswers(userId, isOfArticle(articleId));
}
