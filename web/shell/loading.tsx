import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './loading.module.css';

/** A page that takes longer than a blink. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={styles.loading}>
      <Skeleton label={t`Loading`} hasTitle />
    </div>
  );
}
