import * as v from 'valibot';
import { type Language, languages } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import { genres } from '../../domain/library/article-attributes.ts';
import { onStore } from './database.ts';
import { dropAnswers, findAnswer } from './kept-answers.ts';

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
/** An article that can be read offline, in one learning language: an article has one copy per learning language. */
export type KeptArticle = v.InferOutput<typeof keptArticleSchema>;

/**
 * The key of a record contains the language, because an article has one record per learning language. Earlier releases stored
 * one record per article, with the id as its key.
 */
const storedSchema = v.object({
  ...keptArticleSchema.entries,
  articleId: v.pipe(v.string(), v.transform(idOfKey), v.uuid()),
});
const keyOf = ({ articleId, language }: Copy) => `${articleId} ${language}`;
function idOfKey(key: string) {
  const [articleId = ''] = key.split(' ', 1);
  return articleId;
}

/** Identifies a copy. */
export type Copy = Pick<KeptArticle, 'articleId' | 'language'>;

export const pathOfArticle = (articleId: string) => `/api/articles/${articleId}`;

/** The path under which the text of a copy is stored. The server gives the text without a language, in that of the profile. */
export const pathOfCopy = ({ articleId, language }: Copy) => `${pathOfArticle(articleId)}?learning=${language}`;

/** Whether the API response stored under a path belongs to the article. */
export const isOfArticle = (articleId: string) => (path: string) =>
  path === pathOfArticle(articleId) ||
  path.startsWith(`${pathOfArticle(articleId)}?`) ||
  path.startsWith(`${pathOfArticle(articleId)}/`) ||
  path.startsWith(`/api/learning/marks/${articleId}?`) ||
  path.startsWith(`/api/learning/words/at?articleId=${articleId}&`);

/** Whether the API response stored under a path belongs to this copy of the article, and not to the article in general. */
export const isOfCopy = ({ articleId, language }: Copy) => {
  const isOf = isOfArticle(articleId);
  return (path: string) => isOf(path) && findLearningLanguage(path) === language;
};

/** The learning language that a path names. A definition is stored under a path that contains the body of its request. */
const findLearningLanguage = (path: string) =>
  /\/narration\/(\w+)/.exec(path)?.[1] ??
  /[?&](?:learning|language)=(\w+)/.exec(path)?.[1] ??
  /"language":"(\w+)"/.exec(path.includes('/definitions?') ? decodeURIComponent(path) : '')?.[1];

/** The user's copies on this device, last opened first. */
export async function listKeptArticles(userId: string): Promise<KeptArticle[]> {
  const stored = await onStore<unknown[]>('articles', 'readonly', (store) => store.getAll());
  const copies = stored
    .flatMap((record) => {
      const parsed = v.safeParse(storedSchema, record);
      return parsed.success && parsed.output.userId === userId ? [parsed.output] : [];
    })
    .toSorted((one, other) => other.openedAt - one.openedAt);
  return copies.filter((copy, index) => copies.findIndex((each) => keyOf(each) === keyOf(copy)) === index);
}

/** The copy of each article in the learning language. If there is none, the copy that was opened last. */
export function chooseCopies(copies: readonly KeptArticle[], language: Language | null | undefined): KeptArticle[] {
  const ofArticle = Map.groupBy(copies, ({ articleId }) => articleId);
  return [...ofArticle.values()].flatMap((same) => same.find((copy) => copy.language === language) ?? same.slice(0, 1));
}

export const findKeptArticle = async (userId: string, copy: Copy) =>
  (await listKeptArticles(userId)).find((article) => keyOf(article) === keyOf(copy));

export async function noteKeptArticle(article: KeptArticle) {
  await onStore('articles', 'readwrite', (store) => store.put({ ...article, articleId: keyOf(article) }));
  await removeEarlierRecord(article);
}

/** Deletes the record that an earlier release has stored of the same copy. */
async function removeEarlierRecord({ articleId, language }: Copy) {
  const stored = await onStore<unknown[]>('articles', 'readonly', (store) => store.getAll());
  const earlier = v.object({ articleId: v.literal(articleId), language: v.literal(language) });
  if (stored.some((record) => v.is(earlier, record)))
    await onStore('articles', 'readwrite', (store) => store.delete(articleId));
}

export async function removeKeptArticle(userId: string, copy: Copy) {
  await removeEarlierRecord(copy);
  await onStore('articles', 'readwrite', (store) => store.delete(keyOf(copy)));
  await dropEarlierText(userId, copy);
  const hasOther = (await listKeptArticles(userId)).some(({ articleId }) => articleId === copy.articleId);
  await dropAnswers(userId, hasOther ? isOfCopy(copy) : isOfArticle(copy.articleId));
}

/** Removes the article in all languages. */
export async function removeAllCopies(userId: string, articleId: string) {
  const copies = (await listKeptArticles(userId)).filter((copy) => copy.articleId === articleId);
  for (const copy of copies) await removeKeptArticle(userId, copy);
  await dropAnswers(userId, isOfArticle(articleId));
}

/** The stored text of a copy: the response of the server to a request for the article. */
export const findText = async (copy: Copy) => (await findAnswer(pathOfCopy(copy))) ?? findEarlierText(copy);

const textSchema = v.object({ reading: v.object({ learning: v.object({ language: v.picklist(languages) }) }) });

/** Earlier releases stored one text per article, in the learning language of that time. */
async function findEarlierText({ articleId, language }: Copy): Promise<Response | undefined> {
  const answer = await findAnswer(pathOfArticle(articleId));
  const parsed = v.safeParse(
    textSchema,
    await answer
      ?.clone()
      .json()
      .catch(() => undefined),
  );
  return parsed.success && parsed.output.reading.learning.language === language ? answer : undefined;
}

/** Deletes the text that an earlier release has stored of the same copy. */
export async function dropEarlierText(userId: string, copy: Copy) {
  if ((await findEarlierText(copy)) !== undefined)
    await dropAnswers(userId, (path) => path === pathOfArticle(copy.articleId));
}
