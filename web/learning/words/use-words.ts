import { useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { filterWords } from './filter-words.ts';
import { noFilters, type WordFilters, wordsQuery } from './queries.ts';

/** The words that match the filters. Offline, the words stored on the device are filtered. */
export function useWords(language: Language, filters: WordFilters) {
  const everything = useInfiniteQuery(wordsQuery(language, noFilters));
  const filtered = useInfiniteQuery(wordsQuery(language, filters));
  const isOnDevice = filtered.data === undefined && filtered.isError && everything.data !== undefined;
  const list = isOnDevice ? everything : filtered;
  const loaded = list.data?.pages.flatMap((page) => page.words) ?? [];
  const words = isOnDevice ? filterWords(loaded, filters) : loaded;
  const first = list.data?.pages[0];

  async function loadAll() {
    if (isOnDevice) return words;
    let { data, hasNextPage } = list;
    while (hasNextPage) ({ data, hasNextPage } = await list.fetchNextPage());
    return data?.pages.flatMap((page) => page.words) ?? [];
  }

  return {
    /**
     * The first page of the list. It contains the counts, articles and due reviews of all words. Undefined until it has
     * loaded.
     */
    summary: first,
    words,
    total: isOnDevice ? words.length : (first?.total ?? 0),
    isFetching: list.isFetching,
    error: first === undefined ? list.error : null,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    loadAll,
  };
}

export type Words = ReturnType<typeof useWords>;
