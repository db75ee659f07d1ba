import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { sessionQuery } from './queries.ts';
import { rememberWantedPage } from './wanted-page.ts';

/**
 * First opens a public page, then clears the user's data. In the other order, a page that is still mounted would refetch the
 * data.
 */
export async function leave(client: QueryClient, router: RegisteredRouter, to: '/' | '/login') {
  const uid = client.getQueryData(sessionQuery.queryKey)?.uid;
  if (to === '/login') rememberWantedPage(router.state.location.href, uid);
  client.setQueryData(sessionQuery.queryKey, null);
  try {
    await router.navigate({ to });
  } finally {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  }
}
