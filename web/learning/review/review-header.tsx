import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './review-header.module.css';

interface ReviewHeaderProps {
  count?: ReactNode;
  track?: ReactNode;
  children?: ReactNode;
}

/** The back link, the position in the session, and its tools. */
export function ReviewHeader({ count, track, children }: ReviewHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/words" className={styles.back}>
          <Icon name="arrow-left" />
          <Trans>Words</Trans>
        </Link>
        <span className={styles.count}>{count}</span>
        <div className={styles.tools}>{children}</div>
      </div>
      {track}
    </header>
  );
}
