import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './bring-tabs.module.css';

/** The ways to bring a text. Each is a page. */
export function BringTabs() {
  const { t } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Ways to bring a text`}>
      <Link to="/create-article" search={{ way: 'manual' }} className={styles.tab}>
        <Icon name="text" />
        <Trans>Paste</Trans>
      </Link>
      <Link to="/create-article" search={{ way: 'file' }} className={styles.tab}>
        <Icon name="upload" />
        <Trans>File</Trans>
      </Link>
    </nav>
  );
}
