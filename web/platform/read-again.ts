import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Asks again once what is under way is answered: a further page that somebody has asked for would be given up otherwise. */
export async function readAgain(client: QueryClient, filters: QueryFilters) {
  const underway = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  await Promise.allSettled(underway.map(({ promise }) => promise));
  await client.invalidateQueries(filters);
}
