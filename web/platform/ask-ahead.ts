import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Data fetched within this time is not refetched. */
export const justNowMs = 5000;

/**
 * The key of a query that contains a time: when the server has rendered the page. Hydration must use this time instead of
 * the current time.
 */
export const renderedAtKey = ['rendered-at'];

/**
 * On the server, fetches data before rendering. If a query fails or takes too long, the browser fetches its data. In the
 * browser, this function does nothing, because the page is shown before its data has loaded.
 */
export async function askAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (!import.meta.env.SSR) return;
  // Keeps the data in the cache until the page is rendered, because loading the modules of the page may take long.
  await queryClient.prefetchQuery({ ...query, gcTime: Number.POSITIVE_INFINITY, retry: false });
  const { queryKey } = query;
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.removeQueries({ queryKey, exact: true });
}
