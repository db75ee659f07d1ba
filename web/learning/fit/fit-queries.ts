import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { type Coverage, rightCoverage } from '../../../domain/library/coverage.ts';
import { resultsPerPage, type SearchFilters, type SearchResult } from '../../../domain/library/search.ts';
import { searchQuery } from '../../library/queries.ts';
import { api, read } from '../../platform/api.ts';
import { loadCoverage } from './batch-coverage.ts';

const aMinuteMs = 60_000;

export const coverageQuery = (language: Language, articleId: string) =>
  queryOptions({
    queryKey: ['coverage', language, articleId],
    queryFn: () => loadCoverage(language, articleId),
    staleTime: aMinuteMs,
    retry: false,
  });

/** The estimated vocabulary; null if the learner has no level. */
export const vocabularyQuery = (language: Language) =>
  queryOptions({
    queryKey: ['vocabulary', language],
    queryFn: async () => (await read(api.learning.vocabulary.$get({ query: { language } }))).vocabulary,
    staleTime: aMinuteMs,
  });

/**
 * Unread articles in which the learner knows 90 to 98 % of the words. If there are only a few, the closest other articles
 * follow.
 */
export const rightForMeQuery = (client: QueryClient, language: Language, page: number) =>
  queryOptions({
    queryKey: ['right-for-me', language, page],
    queryFn: async () => {
      const found = await read(api.learning['right-for-me'].$get({ query: { language, page: String(page) } }));
      // Fills the cache, so that the cards need no further request.
      for (const coverage of found.coverage) {
        client.setQueryData(coverageQuery(language, coverage.articleId).queryKey, { hasLevel: true, coverage });
      }
      return found;
    },
    staleTime: aMinuteMs,
  });

interface RightSearch {
  language: Language;
  q: string;
  filters: SearchFilters;
  page: number;
}

export interface RightResults {
  results: SearchResult[];
  /** How many matches are hidden because the learner knows more than 98 % or less than 90 % of their words. */
  easier: number;
  harder: number;
  hasMore: boolean;
  /** True if fewer than four articles are right for the learner. If so, the closest other articles are listed after them. */
  isClosest: boolean;
}

// How many pages of matches are fetched and filtered. Users rarely look at more.
const mostPages = 3;

/** A search that leaves out articles that are too easy or too hard. */
export const rightResultsQuery = (client: QueryClient, { language, q, filters, page }: RightSearch) =>
  queryOptions({
    queryKey: ['right-for-me', language, page, q, filters],
    queryFn: async (): Promise<RightResults> => {
      const isPlain = q === '' && Object.values(filters).every((value) => value === undefined);
      if (!isPlain) return filterMatches(await listMatches(client, q, filters), language);
      const { articles, hasMore, isClosest } = await client.fetchQuery(rightForMeQuery(client, language, page));
      return { results: articles.map(toResult), easier: 0, harder: 0, hasMore, isClosest };
    },
    staleTime: aMinuteMs,
  });

async function listMatches(client: QueryClient, q: string, filters: SearchFilters) {
  const matches: SearchResult[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { results, total } = await client.fetchQuery(searchQuery({ q, page, filters }));
    matches.push(...results);
    if (total <= page * resultsPerPage) break;
  }
  return matches;
}

async function filterMatches(matches: SearchResult[], language: Language): Promise<RightResults> {
  const fits = await Promise.all(matches.map(({ id }) => loadCoverage(language, id)));
  const known = new Map(fits.flatMap(({ coverage }) => (coverage ? [[coverage.articleId, coverage] as const] : [])));
  const listBy = (isWanted: (coverage: Coverage) => boolean) =>
    matches.filter(({ id }) => {
      const coverage = known.get(id);
      return coverage !== undefined && isWanted(coverage);
    });
  return {
    results: listBy(({ known: share }) => share >= rightCoverage.from && share <= rightCoverage.to),
    easier: listBy(({ known: share }) => share > rightCoverage.to).length,
    harder: listBy(({ known: share }) => share < rightCoverage.from).length,
    hasMore: false,
    isClosest: false,
  };
}

/** A listed article as a search result. Without a search term there is no matching sentence. */
const toResult = (article: ListedArticle): SearchResult => ({
  ...article,
  languages: [],
  snippet: null,
  snippetLanguage: article.titleLanguage,
  isAboutIt: null,
  reason: null,
});
