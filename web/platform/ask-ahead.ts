import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Data fetched within this time is not refetched. */
export const justNowMs = 5000;

/**
 * On the server, fetches before rendering. What fails or takes too long is left out, and the browser fetches it. In the
 * browser, the page is shown first and then fetches.
 */
export async function askAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (!import.meta.env.SSR) return;
  // Kept until the page is rendered, however long its modules take to load.
  await queryClient.prefetchQuery({ ...query, gcTime: Number.POSITIVE_INFINITY, retry: false });
  const { queryKey } = query;
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.removeQueries({ queryKey, exact: true });
}
