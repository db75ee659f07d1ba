import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

export const usersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'users', search, page],
    queryFn: () => read(api.admin.users.$get({ query: { search, page: String(page) } })),
    placeholderData: keepPreviousData,
  });

export const changeAccess = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ userId, hasAccess }: { userId: string; hasAccess: boolean }) =>
      read(api.admin.users[':userId'].$patch({ param: { userId }, json: { hasAccess } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'users'] }),
  });
