import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { type Mark, toMarksSearch } from '../../../domain/learning/mark.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { titleNumber } from '../../../domain/reader/definition/definition.ts';
import { toWordAtSearch, type WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { api, read } from '../../platform/api.ts';
import { whilePreparing } from '../../platform/while-preparing.ts';

export interface WordAt {
  /** The base form that would be saved. Undefined offline. */
  base?: string;
  /** The meaning at this place. It may differ from that of the saved word. Undefined offline. */
  meaning?: string;
  /** Whether a second lookup does not put the word into review. Undefined offline. */
  isVeryCommon?: boolean;
  word: SavedWord | null;
  isKnown: boolean;
  /** Set by the service worker if the word was saved on this device and the server has not received it yet. */
  waitingAs?: SavedAs;
  /** Whether the lookup that was just counted has put the word into review. */
  hasJoinedReview?: boolean;
}

/** The word at a place, and whether the learner has saved it. */
export const wordAtQuery = (place: WordPlace) => {
  const query = toWordAtSearch(place);
  return queryOptions({
    queryKey: ['word-at', place.articleId, query],
    queryFn: (): Promise<WordAt> => read(api.learning.words.at.$get({ query })),
    staleTime: 0,
    ...whilePreparing,
  });
};

export type SavedAs = 'save' | 'lookup' | 'known' | 'replace';

interface Saving {
  as: SavedAs;
  /** A meaning that the learner has written. */
  meaning?: string;
}

/** Whether the word was saved at this place. A word that was saved at another place may have another meaning. */
export const isSavedAt = ({ articleId, sentenceNumber, ranges }: SavedWord, { selection, ...place }: WordPlace) =>
  articleId === place.articleId &&
  (sentenceNumber ?? titleNumber) === selection.start.sentence &&
  ranges.some(([start]) => start === selection.start.offset);

/** Saves the word. Offline, the service worker stores the request and responds without `word`. */
export const saveWord = (client: QueryClient, place: WordPlace) =>
  mutationOptions({
    mutationFn: (saving: Saving) => postWord(place, saving),
    ...whilePreparing,
    onSuccess({ word }, { as }) {
      client.setQueryData(wordAtQuery(place).queryKey, (before) => ({
        ...before,
        word: word ?? before?.word ?? null,
        isKnown: word ? word.state === 'learned' : as === 'known' || (before?.isKnown ?? false),
        hasJoinedReview: as === 'lookup' && before?.word?.isInReview === false && word?.isInReview === true,
      }));
      void rereadWords(client);
      if (word === undefined) markOffline(client, place, as);
      else void rereadMarks(client);
    },
  });

/**
 * Changes the meaning of the word to the sense that the learner has chosen at this place. Does nothing if the word is not in
 * the learner's list.
 */
export const chooseMeaning = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (place: WordPlace) => postWord(place, { as: 'choose' }),
    ...whilePreparing,
    onSuccess({ word }, place) {
      // The response has no word if the user is offline, or if the word is not in the learner's list.
      if (!word) return;
      client.setQueryData(wordAtQuery(place).queryKey, (before) => ({
        ...before,
        word,
        isKnown: word.state === 'learned',
      }));
      return Promise.all([
        client.invalidateQueries({ queryKey: ['word-at'] }),
        rereadWords(client),
        rereadMarks(client),
      ]);
    },
  });

const postWord = (
  { articleId, selection, unit, sense }: WordPlace,
  saving: Omit<Saving, 'as'> & { as: SavedAs | 'choose' },
): Promise<Partial<WordAt>> =>
  read(
    api.learning.words.$post({
      json: {
        ...selection,
        articleId,
        ...(unit !== undefined && { unit }),
        ...(sense !== undefined && { sense }),
        ...saving,
      },
    }),
  );

/** Adds a mark offline, when marks cannot be refetched: the service worker only has the marks that it stored before. */
function markOffline(client: QueryClient, { articleId, selection: { language, start, end } }: WordPlace, as: SavedAs) {
  if (as === 'lookup' || start.sentence !== end.sentence) return;
  const isElsewhere = ([sentence, from, to]: Mark) =>
    sentence !== start.sentence || to <= start.offset || from >= end.offset;
  const saved: Mark[] = as === 'save' ? [[start.sentence, start.offset, end.offset, 'saved']] : [];
  client.setQueriesData<Mark[]>({ queryKey: ['marks', articleId, language] }, (marks = []) => [
    ...marks.filter(isElsewhere),
    ...saved,
  ]);
}

export const changeSavedWord = (client: QueryClient, place: WordPlace) =>
  mutationOptions({
    mutationFn: async ({ id, change }: { id: string; change: 'delete' | 'restore' | 'unknow' }) =>
      read(api.learning.words.changes.$post({ json: { ids: [id], change } })),
    onSettled: () =>
      Promise.all([client.invalidateQueries(wordAtQuery(place)), rereadWords(client), rereadMarks(client)]),
  });

/** Adds a saved word to the reviews or removes it; the word stays in the list. Pending until the words are refetched. */
export const changeReview = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, change }: { id: string; change: 'review' | 'unreview' }) =>
      read(api.learning.words.changes.$post({ json: { ids: [id], change } })),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['word-at'] }), rereadWords(client), rereadMarks(client)]),
  });

/** Refetches everything that lists saved words: the word list, the review queue and the summary at the end of an article. */
const rereadWords = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name === 'words' || name === 'review' || name === 'article-end',
  });

const rereadMarks = (client: QueryClient) => client.invalidateQueries({ queryKey: ['marks'] });

/** The saved words of an article. If `areNewMarked` is true, also the new words. */
export const marksQuery = ({ articleId, language, areNewMarked }: MarkedVersion) =>
  queryOptions({
    queryKey: ['marks', articleId, language, areNewMarked],
    queryFn: async (): Promise<Mark[]> => {
      const query = toMarksSearch({ language, areNewMarked });
      return (await read(api.learning.marks[':articleId'].$get({ param: { articleId }, query }))).marks;
    },
    // When the switch is changed, the marks of the saved words stay until the new marks have loaded.
    placeholderData: (before, query) =>
      query?.queryKey[1] === articleId && query.queryKey[2] === language
        ? before?.filter(([, , , kind]) => areNewMarked || kind === 'saved')
        : undefined,
    staleTime: 0,
  });

interface MarkedVersion {
  articleId: string;
  language: Language;
  areNewMarked: boolean;
}
