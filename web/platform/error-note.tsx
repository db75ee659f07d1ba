import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button/button.tsx';
import { Note } from '../ui/status/note.tsx';
import { errorMessage } from './error-message.ts';
import { isPreparing } from './while-preparing.ts';

/**
 * The error message next to the failed part, with a retry button if `onRetry` is given. While the server is still preparing
 * its lexicon, shows a note instead of an error.
 */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  const { t } = useLingui();
  if (error == null) return null;
  return (
    <Note
      kind={isPreparing(error) ? 'info' : 'error'}
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
