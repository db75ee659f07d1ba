import { Trans, useLingui } from '@lingui/react/macro';
import { AppError } from '../../../domain/app-error.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { isRefusal } from '../../platform/api.ts';
import { useIsServerBusy } from '../../platform/connection.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/status/note.tsx';

/** Why there is no definition, and what to do: reconnect, upgrade the plan, or retry. */
export function DefinitionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const isBusy = useIsServerBusy();
  if (isRefusal(error, 'limit-reached')) return <FailureNote error={error} />;
  if (isRefusal(error, 'unavailable') && error instanceof AppError && error.details?.isWaiting === true) {
    return (
      <Note isLive>
        {isBusy ? (
          <Trans>The server is busy. Your question is saved and will be answered as soon as possible.</Trans>
        ) : (
          <Trans>
            There’s no connection. Your question is saved and will be answered as soon as you’re online again.
          </Trans>
        )}
      </Note>
    );
  }
  const isOffline = isRefusal(error, 'unavailable') && !navigator.onLine;
  return (
    <Note
      kind={isOffline ? 'warn' : 'error'}
      isLive
      action={
        <Button variant="outline" size="compact" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isOffline ? <Trans>You’re offline. This question needs a connection.</Trans> : t(errorMessage(error))}
    </Note>
  );
}
