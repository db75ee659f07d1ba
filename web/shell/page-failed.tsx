import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { useIsOffline } from '../platform/connection.ts';
import { errorMessage } from '../platform/error-message.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Hydrated } from '../ui/loading/hydrated.tsx';
import { ErrorState } from '../ui/status/error-state.tsx';
import { InsideMain } from './inside-main.ts';
import styles from './page-failed.module.css';

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
  usePageTitle(t`This page couldn’t be loaded`);
  // Outside the shell there is no navigation, so a link to the start page is shown, except on the start page itself.
  const hasNoWayOut = !useContext(InsideMain) && router.state.location.pathname !== '/';
  return (
    <>
      <ErrorState
        size="page"
        title={t`This page couldn’t be loaded`}
        text={t(errorMessage(error))}
        action={
          <>
            <Button icon="refresh" size="large" onClick={() => void router.invalidate()}>
              <Trans>Try again</Trans>
            </Button>
            {(isOffline || hasNoWayOut) && (
              <LinkButton to="/" variant="outline" size="large">
                {isOffline ? <Trans>Show what I can read</Trans> : <Trans>Go to articles</Trans>}
              </LinkButton>
            )}
          </>
        }
      />
      <Hydrated />
    </>
  );
}
