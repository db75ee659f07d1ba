import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OwnWord, OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import { api, read } from '../../platform/api.ts';
import { rereadWords } from './queries.ts';

/** What the dictionary knows about a typed word, and whether the learner has saved it. */
export const ownWordQuery = ({ language, word, sentence }: OwnWord) =>
  queryOptions({
    queryKey: ['own-word', language, word, sentence],
    queryFn: (): Promise<OwnWordAnswer> =>
      read(api.learning.words.own.$get({ query: { language, word, ...(sentence !== '' && { sentence }) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

export const addWord = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (added: OwnWord & { meaning: string }) => read(api.learning.words.own.$post({ json: added })),
    onSuccess: () => rereadWords(client),
  });
