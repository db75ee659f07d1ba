import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { writerQuery } from '../library/queries.ts';
import { Note } from '../ui/status/note.tsx';

/** Shown before the user saves a text without a translation. Says that this server will not translate the text. */
export function CannotTranslateNote() {
  if (useQuery(writerQuery).data !== 'drawer') return null;
  return (
    <Note>
      <Trans>
        This server can’t translate your text, because no AI is set up. Add a translation yourself if you have one.
        Without it, you can still read and listen, and look up most words.
      </Trans>
    </Note>
  );
}
