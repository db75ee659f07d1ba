import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import type { Selection } from '../../../domain/reader/definition.ts';
import { api, read } from '../../platform/api.ts';

export interface WordAt {
  /**
   * The base form that would be saved. If the selection is part of an expression, this is the expression. Undefined offline.
   */
  base?: string;
  word: SavedWord | null;
  isKnown: boolean;
  /** Set by the service worker if the word was saved on this device and the server has not received it yet. */
  waitingAs?: SavedAs;
  /** Whether the lookup that was just counted has put the word into review. */
  hasJoinedReview?: boolean;
}

/** The word at a selection, and whether the learner has saved it. */
export const wordAtQuery = (articleId: string, { language, start }: Selection) =>
  queryOptions({
    queryKey: ['word-at', articleId, language, start.sentence, start.offset],
    queryFn: (): Promise<WordAt> =>
      read(
        api.learning.words.at.$get({
          query: { articleId, language, sentence: String(start.sentence), offset: String(start.offset) },
        }),
      ),
    staleTime: 0,
    retry: false,
  });

export type SavedAs = 'save' | 'lookup' | 'known';

interface Saving {
  as: SavedAs;
  /** A meaning that the learner has written. */
  meaning?: string;
}

/** Saves the word. Offline, the service worker stores the request and responds without `word`. */
export const saveWord = (client: QueryClient, articleId: string, selection: Selection) =>
  mutationOptions({
    mutationFn: async (saving: Saving): Promise<Partial<WordAt>> =>
      read(api.learning.words.$post({ json: { ...selection, articleId, ...saving } })),
    onSuccess({ word }, { as }) {
      client.setQueryData(wordAtQuery(articleId, selection).queryKey, (before) => ({
        ...before,
        word: word ?? before?.word ?? null,
        isKnown: word ? word.state === 'learned' : as === 'known' || (before?.isKnown ?? false),
        hasJoinedReview: as === 'lookup' && before?.word?.isInReview === false && word?.isInReview === true,
      }));
      void rereadWords(client);
    },
  });

export const changeSavedWord = (client: QueryClient, articleId: string, selection: Selection) =>
  mutationOptions({
    mutationFn: async ({ id, change }: { id: string; change: 'delete' | 'restore' | 'unknow' }) =>
      read(api.learning.words.changes.$post({ json: { ids: [id], change } })),
    onSettled: () => Promise.all([client.invalidateQueries(wordAtQuery(articleId, selection)), rereadWords(client)]),
  });

/** Adds a saved word to the reviews or removes it; the word stays in the list. Pending until the words are refetched. */
export const changeReview = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, change }: { id: string; change: 'review' | 'unreview' }) =>
      read(api.learning.words.changes.$post({ json: { ids: [id], change } })),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['word-at'] }), rereadWords(client)]),
  });

/**
 * Refetches the queries whose results contain saved words: the marks, the word list, the review queue and the summary at the end
 * of an article.
 */
const rereadWords = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      name === 'marks' || name === 'words' || name === 'review' || name === 'article-end',
  });

export const marksQuery = (articleId: string, language: Language) =>
  queryOptions({
    queryKey: ['marks', articleId, language],
    queryFn: async (): Promise<Mark[]> =>
      (await read(api.learning.marks[':articleId'].$get({ param: { articleId }, query: { language } }))).marks,
    staleTime: 0,
  });
