import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

/** An article that is not there, or not this reader's. */
export function ArticleMissing() {
  const { t } = useLingui();
  return (
    <>
      <ReaderHeader />
      <main className={styles.alone}>
        <EmptyState
          size="page"
          pose="lost"
          title={t`There is no such article`}
          text={t`It was removed, or it is not shared with you.`}
          action={
            <LinkButton to="/" size="large">
              <Trans>Go to articles</Trans>
            </LinkButton>
          }
        />
      </main>
    </>
  );
}
