import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { waysQuery } from '../../library/queries.ts';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './bring-tabs.module.css';

/** Tabs for the ways to add a text. Each tab is a page. */
export function BringTabs() {
  const { t } = useLingui();
  const hasLinks = useQuery(waysQuery).data?.takesLinks ?? true;
  return (
    <nav className={styles.tabs} aria-label={t`Ways to add a text`}>
      <Link to="/create-article" search={{ way: 'manual' }} className={styles.tab}>
        <Icon name="text" />
        <Trans>Paste</Trans>
      </Link>
      {hasLinks && (
        <Link to="/import" className={styles.tab}>
          <Icon name="link" />
          <Trans>Link</Trans>
        </Link>
      )}
      <Link to="/create-article" search={{ way: 'file' }} className={styles.tab}>
        <Icon name="upload" />
        <Trans>File</Trans>
      </Link>
    </nav>
  );
}
