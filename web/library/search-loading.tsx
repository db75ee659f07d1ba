import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './result-row.module.css';

/** Bones in the shape of the results to come. */
export function SearchLoading() {
  const { t } = useLingui();
  return (
    <div>
      <Skeleton label={t`Searching`} lines={[25]} />
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.result} aria-hidden="true">
          <Skeleton hasPicture lines={[]} />
          <Skeleton hasTitle lines={[45, 90, 30]} />
        </div>
      ))}
    </div>
  );
}
