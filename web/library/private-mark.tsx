import { Trans } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import styles from './private-mark.module.css';

/** On the reader's own articles that nobody else sees. */
export function PrivateMark() {
  return (
    <span className={styles.mark}>
      <Icon name="lock" size="small" />
      <Trans>Only you</Trans>
    </span>
  );
}
