import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
import type { AskedSelection, DefinitionAnswer } from '../../../domain/reader/definition/definition.ts';
import { findMeanings, partOf, wordDefinitionsSchema } from '../../../domain/reader/definition/word-definitions.ts';
import { api, read } from '../../platform/api.ts';
import { whilePreparing } from '../../platform/while-preparing.ts';

const anHourMs = 3_600_000;

interface Answer extends DefinitionAnswer {
  /** Set by the service worker if it has answered with the definitions that are stored with the article. */
  isFromDevice?: boolean;
}

/**
 * The definition of the selected words. Fetched once, and again after an answer from the device, which may be outdated. Closing
 * the definition window aborts a pending request.
 */
export const definitionQuery = (articleId: string, nativeLanguage: Language, selection: AskedSelection) =>
  queryOptions({
    queryKey: ['definition', articleId, nativeLanguage, selection],
    queryFn: ({ signal }): Promise<Answer> =>
      read(
        api.articles[':articleId'].definitions.$post({ param: { articleId }, json: selection }, { init: { signal } }),
      ),
    staleTime: ({ state }) => (state.data?.isFromDevice ? 0 : Number.POSITIVE_INFINITY),
    gcTime: anHourMs,
    ...whilePreparing,
  });

/** The word alignment of the whole article with its translation, so that pointing at a word needs no request. */
export const counterpartsQuery = (articleId: string, learning: Language, native: Language) =>
  queryOptions({
    queryKey: ['counterparts', articleId, learning, native],
    queryFn: async () =>
      (await read(api.articles[':articleId'].counterparts.$get({ param: { articleId }, query: { learning, native } })))
        .sentences,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: anHourMs,
    ...whilePreparing,
  });

interface AskedSentence {
  articleId: string;
  learning: Language;
  native: Language;
  number: number;
  text: string;
}

/** The meanings of all words of a sentence. Each meaning is found by the offset of its word. */
export const sentenceMeaningsQuery = ({ articleId, learning, native, number, text }: AskedSentence) =>
  queryOptions({
    queryKey: ['word-definitions', articleId, learning, native, partOf(number)],
    queryFn: async ({ signal }) => {
      const query = { learning, native, part: String(partOf(number)) };
      const found = await read(
        api.articles[':articleId']['word-definitions'].$get({ param: { articleId }, query }, { init: { signal } }),
      );
      return v.parse(wordDefinitionsSchema, found);
    },
    select: (found) => findMeanings(found, { number, text }),
    gcTime: anHourMs,
    ...whilePreparing,
  });
