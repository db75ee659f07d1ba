import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './reader-header.module.css';

/** The header with the back link. Pages without a text, for example while an article loads, show only this link. */
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
