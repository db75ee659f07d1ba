import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';
import styles from './form.module.css';

interface FormLayoutProps {
  /** The name of this way to create an article, as shown in the breadcrumb. */
  name: string;
  title: string;
  /** A note beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of all forms that create an article. */
export function FormLayout({ name, title, aside, children }: FormLayoutProps) {
  const { t } = useLingui();
  return (
    <>
      <Breadcrumb label={t`You are here`} current={name}>
        <Link to="/create-article">
          <Trans>Create</Trans>
        </Link>
      </Breadcrumb>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        {children}
        {aside}
      </div>
    </>
  );
}

export function FormActions({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" size="large" isBusy={isBusy}>
        {label}
      </Button>
      <LinkButton to="/create-article" size="large" variant="plain">
        <Trans>Cancel</Trans>
      </LinkButton>
    </div>
  );
}
