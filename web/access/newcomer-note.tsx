import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './login-page.module.css';
import { accessModeQuery } from './queries.ts';

/** Tells newcomers that the button creates an account, and whether they may have to wait for access. */
export function NewcomerNote() {
  const accessMode = useQuery(accessModeQuery);
  return (
    <p className={styles.hint} hidden={accessMode.isPending}>
      {accessMode.data?.access === 'open' ? (
        <Trans>New here? The same button creates your account.</Trans>
      ) : (
        <Trans>
          New here? The same button creates your account. Foxtale is in beta: you may have to wait for a place.
        </Trans>
      )}
    </p>
  );
}
