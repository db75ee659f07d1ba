import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/status/note.tsx';

/** Says that the form shows changes that were not saved, and offers to discard them. */
export function UnsavedNote({ isOutdated, onDiscard }: { isOutdated: boolean; onDiscard: () => void }) {
  return (
    <Note
      kind={isOutdated ? 'warn' : 'info'}
      action={
        <Button size="compact" variant="outline" onClick={onDiscard}>
          <Trans>Discard these changes</Trans>
        </Button>
      }
    >
      {isOutdated ? (
        <Trans>
          These are your unsaved changes from this device. The article has been changed since you made them: saving
          replaces its current text.
        </Trans>
      ) : (
        <Trans>These are your unsaved changes from this device.</Trans>
      )}
    </Note>
  );
}
