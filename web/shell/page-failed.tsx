import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { useIsOffline } from '../platform/connection.ts';
import { errorMessage } from '../platform/error-message.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { InsideMain } from './inside-main.ts';
import styles from './page-failed.module.css';

/** What a page becomes when it cannot be shown. */
export function PageFailed({ error }: { error: unknown }) {
  if (useContext(InsideMain)) return <Failure error={error} />;
  return (
    <main className={styles.alone}>
      <Failure error={error} />
    </main>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useLingui();
  const router = useRouter();
  const isOffline = useIsOffline();
  return (
    <ErrorState
      size="page"
      title={t`This page could not be loaded`}
      text={t(errorMessage(error))}
      action={
        <>
          <Button icon="refresh" onClick={() => void router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
          {isOffline && (
            <LinkButton to="/" variant="outline">
              <Trans>Show what I can read</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
