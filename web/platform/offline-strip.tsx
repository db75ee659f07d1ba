import { Trans } from '@lingui/react/macro';
import { Icon } from '../ui/image/icon.tsx';
import { useIsOffline } from './connection.ts';
import styles from './offline-strip.module.css';

/** A line under the header while offline. */
export function OfflineStrip() {
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.strip}>
          <Icon name="offline" size="small" />
          <Trans>Offline. Articles you opened still work.</Trans>
        </p>
      )}
    </div>
  );
}
