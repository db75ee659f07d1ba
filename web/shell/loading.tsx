import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/status/skeleton.tsx';
import styles from './loading.module.css';

/** Shown if a page takes long to load. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={styles.loading}>
      <Skeleton label={t`Loading`} hasTitle />
    </div>
  );
}
