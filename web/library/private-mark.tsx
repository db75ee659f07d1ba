import { Trans } from '@lingui/react/macro';
import { Icon } from '../ui/image/icon.tsx';
import styles from './private-mark.module.css';

export function PrivateMark() {
  return (
    <span className={styles.mark}>
      <Icon name="lock" size="small" />
      <Trans>Only you</Trans>
    </span>
  );
}
