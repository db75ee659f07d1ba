import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  firstUserPage,
  type ListedUser,
  lastUserPage,
  type UserListQuery,
  usersPerPage,
} from '../../../domain/admin/user-list.ts';
import { sessionQuery } from '../../access/queries.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { regionalTag } from '../../platform/locale.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { AdminPage } from '../admin-page.tsx';
import { usersQuery } from './queries.ts';
import { UserActions } from './user-actions.tsx';
import { AccessCell, ActivityCell, LanguagesCell, PersonCell, PlanCell, SinceCell } from './user-cells.tsx';
import { type Question, UserDialog } from './user-dialog.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

const columnSorts: Record<string, UserListQuery['sort']> = { user: 'name', since: 'created', active: 'active' };

export function UsersPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState(firstUserPage);
  const [question, setQuestion] = useState<Question>();
  const users = useQuery(usersQuery(useDeferredValue(query)));
  const ownId = useQuery(sessionQuery).data?.uid;
  const change = (part: Partial<UserListQuery>) => setQuery({ ...query, page: 1, ...part });

  const columns: Column<ListedUser>[] = [
    { id: 'user', header: t`User`, isSortable: true, cell: (user) => <PersonCell user={user} /> },
    { id: 'access', header: t`Access`, cell: (user) => <AccessCell user={user} /> },
    { id: 'plan', header: t`Plan`, cell: (user) => <PlanCell user={user} /> },
    { id: 'languages', header: t`Languages`, cell: (user) => <LanguagesCell user={user} /> },
    {
      id: 'since',
      header: t`Joined`,
      isSortable: true,
      isNumeric: true,
      cell: (user) => <SinceCell user={user} />,
    },
    {
      id: 'active',
      header: t`Last activity`,
      isSortable: true,
      isNumeric: true,
      cell: (user) => <ActivityCell user={user} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      isHeaderHidden: true,
      cell: (user) => user.id !== ownId && <UserActions user={user} onAsk={setQuestion} />,
    },
  ];

  return (
    <AdminPage title={t`Users`}>
      <UsersToolbar query={query} waitingCount={users.data?.waitingCount ?? 0} onChange={change} />
      {users.isPending && <Skeleton label={t`Loading the users`} />}
      <ErrorNote error={users.error} onRetry={users.refetch} />
      {users.data?.total === 0 && <NoUsers query={query} />}
      {users.data !== undefined && users.data.total > 0 && (
        <Table
          label={t`Users`}
          columns={columns}
          rows={users.data.users}
          rowKey={(user) => user.id}
          sorting={{
            columnId: Object.keys(columnSorts).find((id) => columnSorts[id] === query.sort) ?? '',
            direction: query.direction,
            onSort: (id) => change(toOrder(columnSorts[id] ?? 'created', query)),
          }}
          paging={{
            text: users.data.isMore
              ? t`More than ${{ total: users.data.total.toLocaleString(regionalTag(i18n.locale)) }} users`
              : t`${plural({ count: users.data.total }, { one: '# user', other: '# users' })}`,
            previousLabel: t`Previous`,
            nextLabel: t`Next`,
            onPrevious: query.page > 1 ? () => setQuery({ ...query, page: query.page - 1 }) : undefined,
            onNext:
              query.page * usersPerPage < users.data.total || (users.data.isMore && query.page < lastUserPage)
                ? () => setQuery({ ...query, page: query.page + 1 })
                : undefined,
          }}
        />
      )}
      <UserDialog question={question} onClose={() => setQuestion(undefined)} />
    </AdminPage>
  );
}

function NoUsers({ query }: { query: UserListQuery }) {
  const { t } = useLingui();
  if (query.search === '' && query.plan === '' && query.show === 'waiting') {
    return <EmptyState pose="sleeping" title={t`Nobody is waiting`} text={t`New applications appear here.`} />;
  }
  return <EmptyState pose="lost" title={t`No users found`} text={t`Try fewer words, or show everyone.`} />;
}

/**
 * Selecting a column sorts names from A to Z, and times from the latest to the earliest. Selecting the same column again
 * reverses the order.
 */
function toOrder(sort: UserListQuery['sort'], current: UserListQuery): Pick<UserListQuery, 'sort' | 'direction'> {
  if (sort !== current.sort) return { sort, direction: sort === 'name' ? 'ascending' : 'descending' };
  return { sort, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}
