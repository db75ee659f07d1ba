import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './review-header.module.css';

/** The way back, the position in the session, and its tools. */
export function ReviewHeader({ count, children }: { count?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <Link to="/words" className={styles.back}>
        <Icon name="arrow-left" />
        <Trans>Words</Trans>
      </Link>
      <span className={styles.count}>{count}</span>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
