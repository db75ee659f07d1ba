import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ArticleEdit } from '../../domain/creation/edit-article.ts';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import type { OffersQuery } from '../../domain/creation/offers.ts';
import type { MeasuredText } from '../../domain/creation/text-measures.ts';
import type { Language } from '../../domain/language.ts';
import { api, isRefusal, read } from '../platform/api.ts';
import { whilePreparing } from '../platform/while-preparing.ts';

// The polling interval. Polling is a fallback for lost live events.
const lookAgainMs = 5000;

export const creationQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['creation', articleId],
    queryFn: () => findCreation(articleId),
    staleTime: 0,
    meta: { isLive: true },
    refetchInterval: ({ state: { data } }) =>
      data === null || data?.status === 'done' || data?.failure ? false : lookAgainMs,
  });

/** Returns null if the article does not exist. An error would make the page show its skeleton again at every refetch. */
async function findCreation(articleId: string) {
  try {
    return (await read(api.articles[':articleId'].creation.$get({ param: { articleId } }))).creation;
  } catch (error) {
    if (isRefusal(error, 'not-found') || isRefusal(error, 'invalid-input')) return null;
    throw error;
  }
}

const remember =
  (client: QueryClient) =>
  (creation: Awaited<ReturnType<typeof submitArticle>>): void => {
    client.setQueryData(creationQuery(creation.articleId).queryKey, creation);
    void client.invalidateQueries({ queryKey: ['usage'] });
  };

async function submitArticle(submission: { articleId: string; request: NewArticle }) {
  return (await read(api.articles.$post({ json: submission }))).creation;
}

export const submission = (client: QueryClient) =>
  mutationOptions({ mutationFn: submitArticle, onSuccess: remember(client) });

export const retry = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (articleId: string) =>
      (await read(api.articles[':articleId'].creation.retry.$post({ param: { articleId } }))).creation,
    onSuccess: remember(client),
  });

/** The words that the new article should contain if the user turns on “Use my words”. */
export const myWordsQuery = queryOptions({
  queryKey: ['my-words'],
  queryFn: async () => (await read(api.creation['my-words'].$get())).words,
  staleTime: 0,
  meta: { dependsOnLanguages: true },
});

/** The articles about a subject, on a server without a model. */
export const offersQuery = (query: OffersQuery) =>
  queryOptions({
    queryKey: ['offers', query],
    queryFn: () => read(api.creation.offers.$get({ query })),
    staleTime: 0,
    meta: { dependsOnLanguages: true },
  });

/** How a text that is not saved yet fits the user. */
export const textMeasuresQuery = (text: MeasuredText) =>
  queryOptions({
    queryKey: ['text-measures', text],
    queryFn: () => read(api['text-measures'].$post({ json: text })),
    staleTime: Number.POSITIVE_INFINITY,
    // A text is long, and every change of it is a new cache entry. So entries are deleted as soon as they are not used.
    gcTime: 0,
    retry: false,
  });

/** Null if the article does not exist or is not the user's own. */
export const sourceQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['source', articleId],
    queryFn: () => findSource(articleId),
    // The edit form always loads the text from the server, never a text that was cached at an earlier visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { dependsOnLanguages: true },
  });

/** The text of the user's own article. Null if it does not exist or belongs to another user. */
export async function findSource(articleId: string) {
  try {
    return (await read(api.articles[':articleId'].source.$get({ param: { articleId } }))).article;
  } catch (error) {
    if (isRefusal(error, 'not-found') || isRefusal(error, 'invalid-input')) return null;
    throw error;
  }
}

export const edition = ({ articleId, edit }: { articleId: string; edit: ArticleEdit }) =>
  read(api.articles[':articleId'].source.$put({ param: { articleId }, json: edit }));

interface Side {
  language: Language;
  text: string;
}

export const alignment = mutationOptions({
  mutationFn: async (texts: { source: Side; translation: Side }) =>
    (await read(api.alignment.$post({ json: texts }))).paragraphs,
  ...whilePreparing,
});
