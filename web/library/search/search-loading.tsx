import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './result-row.module.css';

/** Skeleton in the shape of the results. */
export function SearchLoading() {
  const { t } = useLingui();
  return (
    <div>
      <Skeleton label={t`Searching`} lines={[25]} />
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.result} aria-hidden="true">
          <Skeleton hasPicture lines={[]} />
          <Skeleton hasTitle lines={[45, 90, 30]} />
        </div>
      ))}
    </div>
  );
}
