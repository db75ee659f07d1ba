import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

/** The article does not exist, or this user may not read it. */
export function ArticleMissing() {
  const { t } = useLingui();
  return (
    <>
      <ReaderHeader />
      <main className={styles.alone}>
        <EmptyState
          size="page"
          pose="lost"
          title={t`We couldn’t find this article`}
          text={t`It was removed, or it isn’t shared with you.`}
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
