import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../ui/image/icon.tsx';
import { lookAgain, useIsOffline, useIsServerBusy, useIsServerSlow } from './connection.ts';
import styles from './offline-strip.module.css';

interface OfflineStripProps {
  /** What still works offline. */
  children?: ReactNode;
  /** What still works while the server is busy. */
  ifBusy?: ReactNode;
}

/** A line under the header while offline or while the server is busy or slow. It says what still works. */
export function OfflineStrip({ children, ifBusy }: OfflineStripProps) {
  const isOffline = useIsOffline();
  const isBusy = useIsServerBusy();
  const isSlow = useIsServerSlow();
  return (
    <div role="status" className={styles.place}>
      {isSlow && (
        <p className={`${styles.strip} ${styles.brief}`}>
          <Icon name="clock" size="small" />
          <Trans>Still loading: the server is slow. Until it answers, you see what’s on this device.</Trans>
        </p>
      )}
      {isBusy && (
        <p className={styles.strip}>
          <Icon name="warning" size="small" />
          <span>
            {ifBusy ?? <Trans>The server is busy. Articles you’ve opened still work.</Trans>}{' '}
            <button type="button" onClick={() => void lookAgain()}>
              <Trans>Try again</Trans>
            </button>
          </span>
        </p>
      )}
      {isOffline && !isBusy && (
        <p className={styles.strip}>
          <Icon name="offline" size="small" />
          {children ?? <Trans>Offline. Articles you’ve opened still work.</Trans>}
        </p>
      )}
    </div>
  );
}
