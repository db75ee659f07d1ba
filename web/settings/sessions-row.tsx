import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedSession } from '../../domain/access/session-list.ts';
import { leave } from '../access/leave.ts';
import { signingOutKey } from '../access/queries.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { regionalTag } from '../platform/locale.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { ButtonRow, ListRow } from '../ui/layout/list-row.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import { endAllSessions, endOneSession, sessionsQuery } from './queries.ts';

/** All sessions of the user, each with a sign-out button. */
export function SessionsRow() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonRow
        label={t`Where you’re signed in`}
        hint={t`See your devices and sign out of them`}
        icon="chevron-right"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <SessionsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const router = useRouter();
  const sessions = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: endOneSession,
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  const endingAll = useMutation({
    mutationKey: signingOutKey,
    mutationFn: endAllSessions,
    onSuccess: () => leave(client, router, '/'),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Where you’re signed in`}
      closeLabel={t`Close`}
      actions={
        <Button variant="danger" isBusy={endingAll.isPending} onClick={() => endingAll.mutate()}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      }
    >
      {sessions.isPending && <Skeleton label={t`Loading`} lines={[60, 80, 70]} />}
      <div>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ending.mutate(session.id)} />
        ))}
      </div>
      <ErrorNote error={sessions.error} onRetry={sessions.refetch} />
      <ErrorNote error={ending.error ?? endingAll.error} />
    </Dialog>
  );
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const device = useDeviceName(session);
  const moment = new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(session.lastSeenAt),
  );
  if (session.isCurrent) return <ListRow label={device} hint={t`This browser, right now`} />;
  return (
    <ListRow label={device} hint={t`Last seen ${moment}`}>
      <IconButton icon="sign-out" label={t`Sign out of ${device}`} onClick={onEnd} />
    </ListRow>
  );
}

function useDeviceName({ browser, system }: ListedSession) {
  const { t } = useLingui();
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}
