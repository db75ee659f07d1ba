import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './home-page.module.css';

/** Bones in the shape of the articles to come. */
export function HomeLoading() {
  const { t } = useLingui();
  return (
    <div className={styles.section}>
      <Skeleton label={t`Loading your articles`} hasTitle lines={[]} />
      <div className={styles.library} aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} hasPicture lines={[80, 55]} />
        ))}
      </div>
    </div>
  );
}
