import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { AskedSelection } from '../../../domain/reader/definition.ts';
import { api, read } from '../../platform/api.ts';

const anHourMs = 3_600_000;

/** Fetched once. Closing the window aborts the request. */
export const definitionQuery = (articleId: string, nativeLanguage: Language, selection: AskedSelection) =>
  queryOptions({
    queryKey: ['definition', articleId, nativeLanguage, selection],
    queryFn: ({ signal }) =>
      read(
        api.articles[':articleId'].definitions.$post({ param: { articleId }, json: selection }, { init: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: anHourMs,
    retry: false,
  });

/** Word alignment of the whole article with its translation. One request, so that pointing at a word needs none. */
export const counterpartsQuery = (articleId: string, learning: Language, native: Language) =>
  queryOptions({
    queryKey: ['counterparts', articleId, learning, native],
    queryFn: async () =>
      (await read(api.articles[':articleId'].counterparts.$get({ param: { articleId }, query: { learning, native } })))
        .sentences,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: anHourMs,
  });
