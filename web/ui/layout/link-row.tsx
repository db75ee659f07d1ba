import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './list-row.module.css';
import { RowContent, type RowWords } from './list-row.tsx';

/** A row that links to another page. */
export const LinkRow = createLink(AnchorRow);

export function AnchorRow(props: ComponentProps<'a'> & RowWords) {
  const { label, hint, value, icon = 'chevron-right', isDanger, ...rest } = props;
  return (
    <a {...rest} className={styles.row} data-danger={isDanger || undefined}>
      <RowContent label={label} hint={hint} value={value} icon={icon} />
    </a>
  );
}
