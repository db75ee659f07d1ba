import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './reader.module.css';

/** The article is there, but not in the language this reader learns. */
export function VersionMissing() {
  const { t } = useLingui();
  return (
    <main className={styles.page}>
      <EmptyState
        size="page"
        pose="sleeping"
        title={t`This article is not translated yet`}
        text={t`It does not exist in the language you learn.`}
        action={
          <LinkButton to="/" size="large">
            <Trans>Go to articles</Trans>
          </LinkButton>
        }
      />
    </main>
  );
}
