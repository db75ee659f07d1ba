import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './home-page.module.css';

/** Skeleton in the shape of the articles. */
export function HomeLoading() {
  const { t } = useLingui();
  return (
    <div className={styles.section}>
      <Skeleton label={t`Loading your articles`} hasTitle lines={[]} />
      <div className={styles.library} aria-hidden="true">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} hasPicture lines={[80, 55]} />
        ))}
      </div>
    </div>
  );
}
