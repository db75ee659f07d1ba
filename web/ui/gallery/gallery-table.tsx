import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { type Column, type Sorting, Table } from '../layout/table.tsx';
import { Badge } from '../status/badge.tsx';
import styles from './gallery-page.module.css';

type User = { name: string; email: string; state: 'Access' | 'Applied'; seen: number };

const users: readonly User[] = [
  { name: 'Nejc Oblak', email: 'nejc.oblak@example.com', state: 'Applied', seen: 2 },
  {
    name: 'Friederike Straßenbahner',
    email: 'f.strassenbahner@verkehrsgesellschaft.example',
    state: 'Access',
    seen: 75,
  },
  { name: 'Maja Kovačič', email: 'maja.kovacic@example.com', state: 'Access', seen: 4 },
];

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'User',
    isSortable: true,
    cell: (user) => (
      <span className={styles.user}>
        <b>{user.name}</b>
        <small>{user.email}</small>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Access',
    cell: (user) => <Badge kind={user.state === 'Access' ? 'success' : 'warn'}>{user.state}</Badge>,
  },
  { id: 'seen', header: 'Last activity', isSortable: true, isNumeric: true, cell: (user) => `${user.seen} min ago` },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (user) => (
      <Button size="compact" variant="outline" aria-label={`Edit ${user.name}`}>
        Edit
      </Button>
    ),
  },
];

export function GalleryTable({ label }: { label: string }) {
  const [order, setOrder] = useState<Omit<Sorting, 'onSort'>>({ columnId: 'seen', direction: 'ascending' });
  const rows = [...users].sort((a, b) => (order.columnId === 'seen' ? a.seen - b.seen : a.name.localeCompare(b.name)));
  if (order.direction === 'descending') rows.reverse();

  function onSort(columnId: string) {
    const isReversed = order.columnId === columnId && order.direction === 'ascending';
    setOrder({ columnId, direction: isReversed ? 'descending' : 'ascending' });
  }

  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(user) => user.email}
      sorting={{ ...order, onSort }}
      paging={{ text: '1–3 of 1,204', previousLabel: 'Previous', nextLabel: 'Next', onNext: () => undefined }}
    />
  );
}
