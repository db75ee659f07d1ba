import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { errorMessage } from './error-message.ts';

/** What went wrong, beside what it went wrong with, and the way to try again where there is no button for it already. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  const { t } = useLingui();
  if (error == null) return null;
  return (
    <Note
      kind="error"
      isLive
      action={
        onRetry && (
          <Button variant="outline" size="compact" icon="refresh" onClick={() => void onRetry()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {t(errorMessage(error))}
    </Note>
  );
}
