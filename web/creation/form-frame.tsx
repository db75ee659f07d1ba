import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './form.module.css';

interface FormFrameProps {
  /** Its name among the ways to create. */
  name: string;
  title: string;
  /** What to expect, beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** What both forms stand in. */
export function FormFrame({ name, title, aside, children }: FormFrameProps) {
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
