import type { Key, ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import { Card } from './card.tsx';
import { Pager, type Paging } from './pager.tsx';
import styles from './table.module.css';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  isHeaderHidden?: boolean;
  isNumeric?: boolean;
};

export type Sorting = { columnId: string; direction: 'ascending' | 'descending'; onSort: (columnId: string) => void };

type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sorting?: Sorting | undefined;
  paging?: Paging | undefined;
};

/** A table whose rows become cards below 960px: the first cell becomes the title, the last cell holds the actions. */
export function Table<Row>({ label, columns, rows, rowKey, sorting, paging }: TableProps<Row>) {
  return (
    <div>
      <Card padding="none" className={styles.scroller}>
        <table className={styles.table}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    // The first cell names the row.
                    role={index === 0 ? 'rowheader' : undefined}
                    data-numeric={column.isNumeric || undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {paging && <Pager {...paging} />}
    </div>
  );
}

function HeaderCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  if (!column.isSortable || !sorting) {
    return (
      <th scope="col">
        <span className={column.isHeaderHidden ? 'visually-hidden' : undefined}>{column.header}</span>
      </th>
    );
  }

  const direction = sorting.columnId === column.id ? sorting.direction : undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(column.id)}>
        {column.header}
        <span className={styles.direction} data-shown={direction !== undefined || undefined}>
          <Icon name={direction === 'ascending' ? 'sort-up' : 'sort-down'} size="small" />
        </span>
      </button>
    </th>
  );
}
