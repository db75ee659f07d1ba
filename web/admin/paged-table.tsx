import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import { type Column, Table } from '../ui/layout/table.tsx';
import styles from './utils-page/utils-page.module.css';

interface PagedTableProps<Row extends { id: string }> {
  label: string;
  columns: Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Shown instead of the table if there are no rows. */
  nothing: ReactNode;
  paging: { page: number; isMore: boolean; onPage: (page: number) => void; text?: string | undefined };
}

/** One page of a long list, or a note that the list is empty. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { label, columns, rows, nothing, paging } = props;
  const { t } = useLingui();
  const { page, isMore, onPage, text } = paging;
  if (rows === undefined) return null;
  if (rows.length === 0) {
    return (
      <Card>
        <p className={styles.nothing}>{nothing}</p>
      </Card>
    );
  }
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      paging={{
        text: text ?? t`Page ${page}`,
        previousLabel: t`Previous`,
        nextLabel: t`Next`,
        onPrevious: page > 1 ? () => onPage(page - 1) : undefined,
        onNext: isMore ? () => onPage(page + 1) : undefined,
      }}
    />
  );
}
