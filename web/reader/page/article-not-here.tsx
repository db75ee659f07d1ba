import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

/** Offline, and the article is not stored on this device. */
export function ArticleNotHere() {
  const { t } = useLingui();
  return (
    <>
      <ReaderHeader />
      <main className={styles.alone}>
        <EmptyState
          size="page"
          pose="sleeping"
          title={t`This article isn’t on this device`}
          text={t`Open it once while you’re online, and it stays here.`}
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
