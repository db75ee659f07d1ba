import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Refetches matching queries. Does not abort the fetch of a next page. */
export const readAgain = (client: QueryClient, filters: QueryFilters) =>
  fetchWhenIdle(client, filters, () => client.invalidateQueries(filters));

/**
 * Starts a fetch when no matching query is fetching. TanStack Query runs one fetch per query, and a new fetch aborts the
 * current one. So if a refetch and the fetch of a next page ran at the same time, one of them would be lost.
 */
export async function fetchWhenIdle<Result>(client: QueryClient, filters: QueryFilters, start: () => Promise<Result>) {
  const awaited = new Set<unknown>();
  const findUnderway = () => {
    const fetching = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    // Each promise is awaited only once, so that the loop ends.
    return fetching.map(({ promise }) => promise).filter((promise) => !awaited.has(promise));
  };
  // Checks again after each wait, because another caller may have started a fetch. There is no await between the last check
  // and `start`.
  for (let underway = findUnderway(); underway.length > 0; underway = findUnderway()) {
    for (const promise of underway) awaited.add(promise);
    await Promise.allSettled(underway);
  }
  return start();
}
