import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type ListedUser, usersPerPage } from '../../domain/admin/user-list.ts';
import { sessionQuery } from '../access/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { regionalTag } from '../platform/locale.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './admin-page.module.css';
import { changeAccess, usersQuery } from './queries.ts';

export function UsersPage() {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const users = useQuery(usersQuery(useDeferredValue(search), page));
  const access = useMutation(changeAccess(useQueryClient()));
  const ownId = useQuery(sessionQuery).data?.uid;
  usePageTitle(t`Users`);

  const date = (iso: string) =>
    new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'medium' }).format(new Date(iso));
  const total = users.data?.total ?? 0;
  const columns: Column<ListedUser>[] = [
    {
      id: 'user',
      header: t`User`,
      cell: (user) => (
        <span className={styles.person}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </span>
      ),
    },
    { id: 'since', header: t`Since`, cell: (user) => date(user.createdAt) },
    { id: 'state', header: t`Access`, cell: (user) => <AccessBadge user={user} /> },
    {
      id: 'action',
      header: t`Action`,
      isHeaderHidden: true,
      cell: (user) =>
        user.id !== ownId && (
          <Button
            variant="outline"
            size="compact"
            isBusy={access.isPending && access.variables.userId === user.id}
            onClick={() => access.mutate({ userId: user.id, hasAccess: !user.hasAccess })}
          >
            {user.hasAccess ? <Trans>End access</Trans> : <Trans>Give access</Trans>}
          </Button>
        ),
    },
  ];

  return (
    <div className={styles.page}>
      <h1>
        <Trans>Users</Trans>
      </h1>
      <Field label={t`Search by name or e-mail`}>
        <TextInput
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      </Field>
      {users.isPending && <Skeleton label={t`Loading the users`} />}
      {(users.error ?? access.error) != null && (
        <Note kind="error" isLive>
          {t(errorMessage(users.error ?? access.error))}
        </Note>
      )}
      {users.data !== undefined && (
        <Table
          label={t`Users`}
          columns={columns}
          rows={users.data.users}
          rowKey={(user) => user.id}
          paging={{
            text: t`${plural(total, { one: '# user', other: '# users' })}`,
            previousLabel: t`Previous`,
            nextLabel: t`Next`,
            onPrevious: page > 1 ? () => setPage(page - 1) : undefined,
            onNext: page * usersPerPage < total ? () => setPage(page + 1) : undefined,
          }}
        />
      )}
    </div>
  );
}

function AccessBadge({ user }: { user: ListedUser }) {
  if (user.isAdmin) {
    return (
      <Badge kind="place">
        <Trans>Admin</Trans>
      </Badge>
    );
  }
  if (user.hasAccess) {
    return (
      <Badge kind="success">
        <Trans>Has access</Trans>
      </Badge>
    );
  }
  if (user.appliedAt !== null) {
    return (
      <Badge kind="warn">
        <Trans>Has applied</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <Trans>No access</Trans>
    </Badge>
  );
}
