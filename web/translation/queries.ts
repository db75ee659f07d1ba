import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { api, read } from '../platform/api.ts';

export interface Version {
  articleId: string;
  language: Language;
}

// Polling as a fallback for lost live events.
const lookAgainMs = 5000;

/** The progress of a translation. */
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

export const translationRequest = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ articleId, language }: Version) =>
      (await read(api.articles[':articleId'].translations[':language'].$post({ param: { articleId, language } })))
        .translation,
    onSuccess: (translation, version) => {
      client.setQueryData(translationQuery(version).queryKey, translation);
      void client.invalidateQueries({ queryKey: ['usage'] });
    },
  });
