import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import { api, read } from '../platform/api.ts';

// Live events say when it changes; this is for the case that one is lost.
const lookAgainMs = 5000;

export const creationQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['creation', articleId],
    queryFn: async () => (await read(api.articles[':articleId'].creation.$get({ param: { articleId } }))).creation,
    staleTime: 0,
    meta: { isLive: true },
    refetchInterval: ({ state: { data } }) => (data?.status === 'done' || data?.failure ? false : lookAgainMs),
  });

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

interface Side {
  language: Language;
  text: string;
}

export const alignment = mutationOptions({
  mutationFn: async (texts: { source: Side; translation: Side }) =>
    (await read(api.alignment.$post({ json: texts }))).paragraphs,
});
