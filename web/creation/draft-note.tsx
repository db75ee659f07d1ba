import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** Says where the words in the form come from, and how to be rid of them. */
export function DraftNote({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <Note
      action={
        <Button size="compact" variant="outline" onClick={onStartAnew}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>This is what you had written on this device and not sent yet.</Trans>
    </Note>
  );
}
