import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './reader-header.module.css';

/** The way back to the articles, whatever becomes of this one. */
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
