import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/use-page-title.ts';
import styles from './admin-page.module.css';

/** The heading and navigation that the three admin pages share. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <nav className={styles.tabs} aria-label={t`Admin`}>
        <Link to="/admin/users">
          <Trans>Users</Trans>
        </Link>
        <Link to="/admin/subscription-plans">
          <Trans>Subscription plans</Trans>
        </Link>
        <Link to="/admin/utils">
          <Trans>Utilities</Trans>
        </Link>
      </nav>
      {children}
    </div>
  );
}
