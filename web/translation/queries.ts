import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import type { OfferedTranslation } from '../../domain/translation/translation.ts';
import { api, read } from '../platform/api.ts';

export interface Version {
  articleId: string;
  language: Language;
}

// The polling interval. Polling is a fallback for lost live events.
const lookAgainMs = 5000;

export const translationQuery = ({ articleId, language }: Version) =>
  queryOptions({
    queryKey: ['translation', articleId, language],
    queryFn: async () =>
      (await read(api.articles[':articleId'].translations[':language'].$get({ param: { articleId, language } })))
        .translation,
    staleTime: 0,
    meta: { isLive: true },
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'requested' || data?.status === 'translating' ? lookAgainMs : false,
  });

const remember = (client: QueryClient) => (translation: OfferedTranslation, version: Version) => {
  client.setQueryData(translationQuery(version).queryKey, translation);
  void client.invalidateQueries({ queryKey: ['usage'] });
};

export const translationRequest = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ articleId, language }: Version) =>
      (await read(api.articles[':articleId'].translations[':language'].$post({ param: { articleId, language } })))
        .translation,
    onSuccess: remember(client),
  });

/**
 * Requests the translation of a part of a book without a button press. The server does nothing unless the user has turned on
 * “Translate as I read” for the book.
 */
export const requestAhead = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ articleId, language }: Version) =>
      (await read(api.articles[':articleId'].translations[':language'].ahead.$post({ param: { articleId, language } })))
        .translation,
    onSuccess: remember(client),
  });

/** Turns “Translate as I read” on or off. */
export const changeBook = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ bookId, translatesAhead }: { bookId: string; translatesAhead: boolean }) =>
      read(api.books[':bookId'].$patch({ param: { bookId }, json: { translatesAhead } })),
    onSuccess: (_, { bookId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['book', bookId] }),
        client.invalidateQueries({ queryKey: ['reading'] }),
      ]),
  });
