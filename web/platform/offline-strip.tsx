import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../ui/image/icon.tsx';
import { useIsOffline } from './connection.ts';
import styles from './offline-strip.module.css';

/** A line under the header while offline. It says what still works. */
export function OfflineStrip({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.strip}>
          <Icon name="offline" size="small" />
          {children ?? <Trans>Offline. Articles you’ve opened still work.</Trans>}
        </p>
      )}
    </div>
  );
}
