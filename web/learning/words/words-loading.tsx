import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/layout/card.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './words-loading.module.css';

/** Skeleton in the shape of the due card and the rows. */
export function WordsLoading() {
  const { t } = useLingui();
  return (
    <>
      <Card padding="none" className={styles.due}>
        <Skeleton label={t`Loading your words`} lines={[30, 20]} />
      </Card>
      <Card padding="none">
        {[0, 1, 2, 3, 4].map((index) => (
          <div key={index} className={styles.row} aria-hidden="true">
            <Skeleton hasTitle lines={[52, 88]} />
          </div>
        ))}
      </Card>
    </>
  );
}
