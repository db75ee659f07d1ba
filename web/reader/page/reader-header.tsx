import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './reader-header.module.css';

/** A back link, shown in every state of the page. */
export function ReaderHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.back}>
        <Icon name="arrow-left" />
        <Trans>Go to articles</Trans>
      </Link>
      {children}
    </header>
  );
}
