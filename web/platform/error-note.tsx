import { useLingui } from '@lingui/react/macro';
import { Note } from '../ui/note.tsx';
import { errorMessage } from './error-message.ts';

/** What went wrong, beside what it went wrong with; nothing while nothing did. */
export function ErrorNote({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (error == null) return null;
  return (
    <Note kind="error" isLive>
      {t(errorMessage(error))}
    </Note>
  );
}
