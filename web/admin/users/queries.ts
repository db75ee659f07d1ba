import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListedUser, RightsUpdate, UserListQuery, UserPage } from '../../../domain/admin/user-list.ts';
import { api, read } from '../../platform/api.ts';

const usersKey = ['admin', 'users'];

export const usersQuery = ({ page, ...query }: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, query, page],
    queryFn: () => read(api.admin.users.$get({ query: { ...query, page: String(page) } })),
    placeholderData: keepPreviousData,
    meta: { isLive: true },
  });

export const changeRights = (userId: string, update: RightsUpdate) =>
  read(api.admin.users[':userId'].$patch({ param: { userId }, json: update }));

export const grantPlan = (userId: string, grant: { planId: string; expiresAt: string | null }) =>
  read(api.admin.users[':userId'].plan.$put({ param: { userId }, json: grant }));

export const endPlan = (userId: string) => read(api.admin.users[':userId'].plan.$delete({ param: { userId } }));

export const exportUser = (userId: string) => read(api.admin.users[':userId'].export.$post({ param: { userId } }));

export const deleteUser = ({ id, email }: Pick<ListedUser, 'id' | 'email'>) =>
  read(api.admin.users[':userId'].$delete({ param: { userId: id }, query: { email } }));

/** Optimistic update of a user in the list. */
export function showUserAs(client: QueryClient, userId: string, update: RightsUpdate) {
  client.setQueriesData<UserPage>(
    { queryKey: usersKey },
    (page) => page && { ...page, users: page.users.map((user) => (user.id === userId ? changed(user, update) : user)) },
  );
}

function changed(user: ListedUser, { hasAccess, isAdmin, isDeclined, isBlocked }: RightsUpdate): ListedUser {
  const declinedAt = isDeclined === true ? new Date().toISOString() : null;
  return {
    ...user,
    hasAccess: hasAccess ?? user.hasAccess,
    isAdmin: isAdmin ?? user.isAdmin,
    isBlocked: isBlocked ?? user.isBlocked,
    declinedAt: isDeclined === undefined ? user.declinedAt : declinedAt,
  };
}

export const refreshUsers = (client: QueryClient) => client.invalidateQueries({ queryKey: usersKey });
