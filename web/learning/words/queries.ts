import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type {
  ListedWord,
  SavedState,
  SavedWord,
  WordList,
  WordSource,
  wordOrders,
} from '../../../domain/learning/saved-word.ts';
import type { Level } from '../../../domain/level.ts';
import { api, read } from '../../platform/api.ts';

export interface WordFilters {
  q: string;
  state: SavedState | undefined;
  source: WordSource | undefined;
  level: Level | undefined;
  articleId: string | undefined;
  order: (typeof wordOrders)[number];
}

export const noFilters: WordFilters = {
  q: '',
  state: undefined,
  source: undefined,
  level: undefined,
  articleId: undefined,
  order: 'newest',
};

/** The saved words, page by page. They are refetched each time, because reading and reviewing change them. */
export const wordsQuery = (language: Language, filters: WordFilters) =>
  infiniteQueryOptions({
    queryKey: ['words', language, filters],
    queryFn: ({ pageParam }): Promise<WordList> =>
      read(api.learning.words.$get({ query: { language, ...defined(filters), page: String(pageParam) } })),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }, pages) => (pages.length < pageCount ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { dependsOnLanguages: true },
  });

// Leaves out empty values and the default order. So the list without filters always has the same address, under which it is
// stored on the device.
const defined = (filters: WordFilters) =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && value !== noFilters.order),
  );

/** The maximum number of words per request. */
const mostAtOnce = 500;

export type WordsChange = 'delete' | 'restore' | 'know' | 'unknow' | 'review' | 'suspend' | 'resume';

/** Changes many words. Optimistic: the list changes before the server answers. */
export const changeWords = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ words, change }: { words: readonly SavedWord[]; change: WordsChange }) => {
      const ids = words.map(({ id }) => id);
      for (let start = 0; start < ids.length; start += mostAtOnce) {
        const some = ids.slice(start, start + mostAtOnce);
        await read(api.learning.words.changes.$post({ json: { ids: some, change } }));
      }
    },
    onMutate: async ({ words, change }) => {
      await client.cancelQueries({ queryKey: ['words'] });
      const ids = new Set(words.map(({ id }) => id));
      patchLists(client, (word) => (ids.has(word.id) ? afterChange(word, change) : word));
    },
    onSettled: () => rereadWords(client),
  });

export const changeMeaning = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, meaning }: { id: string; meaning: string }) =>
      read(api.learning.words[':id'].$patch({ param: { id }, json: { meaning } })),
    onMutate: async ({ id, meaning }) => {
      await client.cancelQueries({ queryKey: ['words'] });
      patchLists(client, (word) => (word.id === id ? { ...word, meaning } : word));
    },
    onSettled: () => rereadWords(client),
  });

export const rereadWords = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name === 'words' || name === 'review' || name === 'marks',
  });

/** The word after the change; undefined if it is removed from the list. */
function afterChange(word: ListedWord, change: WordsChange): ListedWord | undefined {
  switch (change) {
    case 'delete':
      return undefined;
    case 'know':
      return { ...word, state: 'learned', dueAt: null };
    case 'suspend':
      return { ...word, isSuspended: true };
    case 'resume':
      return { ...word, isSuspended: false, isSetAside: false };
    case 'review':
      return { ...word, isInReview: true };
    case 'restore':
    case 'unknow':
      return word;
  }
}

function patchLists(client: QueryClient, patch: (word: ListedWord) => ListedWord | undefined) {
  client.setQueriesData<InfiniteData<WordList>>({ queryKey: ['words'] }, (lists) => {
    if (lists === undefined) return undefined;
    const pages = lists.pages.map((page) => {
      const words = page.words.flatMap((word) => patch(word) ?? []);
      return { ...page, words, total: page.total - (page.words.length - words.length) };
    });
    return { ...lists, pages };
  });
}
