import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { areAnswersGiven } from './given-answers.ts';

/** What has come this moment is not asked for once more. */
export const justNowMs = 5000;

/** Where a page comes with its answers they are there before it is drawn. Elsewhere a page is drawn first, and asks then. */
export async function askAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (areAnswersGiven()) await queryClient.prefetchQuery({ ...query, gcTime: justNowMs });
}
