import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button/button.tsx';
import { Note } from '../ui/status/note.tsx';

/** Says that the form was restored from a draft, and offers to start over. */
export function DraftNote({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <Note
      action={
        <Button size="compact" variant="outline" onClick={onStartAnew}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>This is your unsent draft from this device.</Trans>
    </Note>
  );
}
