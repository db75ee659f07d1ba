import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { areAnswersGiven } from './given-answers.ts';

/** Data fetched within this time is not refetched. */
export const justNowMs = 5000;

/** Prefetches before rendering if the page came with its answers. Otherwise the page is shown first and then fetches. */
export async function askAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (areAnswersGiven()) await queryClient.prefetchQuery({ ...query, gcTime: justNowMs });
}
