import { Trans, useLingui } from '@lingui/react/macro';
import type { Creation } from '../../../domain/creation/creation.ts';
import { failureMessages } from '../../translation/failure-messages.ts';
import { Note } from '../../ui/status/note.tsx';

/** Why the creation failed, what it waits for, or where the article comes from. */
export function CreationNotes({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  return (
    <>
      {creation.failure !== null && (
        <Note kind="error">
          {t(failureMessages[creation.failure])}{' '}
          <Trans>Your request is saved, and it didn’t count against your plan.</Trans>
        </Note>
      )}
      {creation.nextTryAt !== null && <WaitingNote nextTryAt={creation.nextTryAt} />}
      {creation.isFromDrawer && creation.title !== null && (
        <Note>
          <Trans>No AI is set up on this server, so this is a ready-made article from Foxy’s drawer.</Trans>
        </Note>
      )}
    </>
  );
}

function WaitingNote({ nextTryAt }: { nextTryAt: string }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(nextTryAt), { timeStyle: 'short' });
  return (
    <Note>
      <Trans>The AI isn’t available at the moment. Foxy is waiting and will try again at {time}.</Trans>
    </Note>
  );
}
