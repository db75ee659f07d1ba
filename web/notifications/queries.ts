import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam }) =>
    read(api.notifications.$get({ query: pageParam === undefined ? {} : { after: pageParam } })),
  meta: { isLive: true },
  // Prevents a refetch whenever another component that uses this query is mounted. Live events invalidate the query.
  staleTime: 10_000,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.hasMore ? page.notifications.at(-1)?.id : undefined),
});

export const listNewestNotifications = () => read(api.notifications.$get({ query: {} }));

/** Marks all notifications as read or, with an article id, the notifications about that article. */
export async function markRead(client: QueryClient, articleId?: string) {
  await read(api.notifications.read.$post({ query: articleId === undefined ? {} : { articleId } }));
  await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}
