import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { api, read } from '../platform/api.ts';
import { justNowMs } from '../platform/ask-ahead.ts';

export const readingQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['reading', articleId],
    queryFn: async () => (await read(api.articles[':articleId'].$get({ param: { articleId } }))).reading,
    // Removed from the cache when the reader is closed, because the position may change on another device.
    gcTime: 0,
    staleTime: justNowMs,
    meta: { dependsOnLanguages: true },
  });

export interface SavedPlace {
  readerId?: string | undefined;
  language?: Language | undefined;
  sentence: number;
  isFinished: boolean;
  readAt: string;
}

export const savePlace = (articleId: string, place: SavedPlace) =>
  read(api.articles[':articleId'].position.$post({ param: { articleId }, json: place }));

/** Uses `navigator.sendBeacon`, so that the position is sent even if the tab is being closed. */
export function beaconPlace(articleId: string, place: SavedPlace) {
  navigator.sendBeacon(
    `/api/articles/${articleId}/position`,
    new Blob([JSON.stringify(place)], { type: 'application/json' }),
  );
}

interface Version {
  articleId: string;
  language: Language;
}

/** The narration of a version. Polls while it is being generated. */
export const narrationQuery = ({ articleId, language }: Version) =>
  queryOptions({
    queryKey: ['narration', articleId, language],
    queryFn: () => read(api.articles[':articleId'].narration[':language'].$get({ param: { articleId, language } })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.narration === null ? 2000 : false),
  });

/** The audio clip of one sentence, generated on request. */
export const clipQuery = ({ articleId, language }: Version, sentence: number) =>
  queryOptions({
    queryKey: ['narration', articleId, language, sentence],
    queryFn: () =>
      read(
        api.articles[':articleId'].narration[':language'].sentences[':number'].$get({
          param: { articleId, language, number: String(sentence) },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

interface OwnArticle {
  articleId: string;
  visibility: 'everybody' | 'private';
}

export const changeVisibility = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ articleId, visibility }: OwnArticle) =>
      read(api.articles[':articleId'].$patch({ param: { articleId }, json: { visibility } })),
    onSuccess: (_, { articleId }) => client.invalidateQueries(readingQuery(articleId)),
  });

export const deleteArticle = (articleId: string) =>
  mutationOptions({
    // While a mutation has this key, live updates do not fetch the article again.
    mutationKey: [articleId],
    mutationFn: () => read(api.articles[':articleId'].$delete({ param: { articleId } })),
  });
