import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

/** Offline, and this article was never opened here. */
export function ArticleNotHere() {
  const { t } = useLingui();
  return (
    <>
      <ReaderHeader />
      <main className={styles.alone}>
        <EmptyState
          size="page"
          pose="sleeping"
          title={t`This article is not on this device`}
          text={t`Open it once while you are online, and it stays here.`}
          action={
            <LinkButton to="/" size="large">
              <Trans>Show what I can read</Trans>
            </LinkButton>
          }
        />
      </main>
    </>
  );
}
