import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { leave } from '../access/leave.ts';
import { sessionQuery, signingOutKey } from '../access/queries.ts';
import { SignInNote } from '../access/sign-in-note.tsx';
import { useSignIn } from '../access/use-sign-in.ts';
import { isRefusal } from '../platform/api.ts';
import { ConfirmDialog } from '../platform/confirm-dialog.tsx';
import { ButtonRow } from '../ui/layout/list-row.tsx';
import { toaster } from '../ui/overlay/toaster.ts';
import { Note } from '../ui/status/note.tsx';
import { deleteAccount } from './queries.ts';

const deletingKey = [...signingOutKey, 'delete-account'];

export function DeleteAccountRow() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ButtonRow label={t`Delete my account`} icon="trash" isDanger onClick={() => setIsAsking(true)} />
      {isAsking && <DeleteAccountDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Asks for confirmation. If the last sign-in is too old, the server requires a new sign-in before the deletion. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  const uid = useQuery(sessionQuery).data?.uid ?? '';
  const { mutate, ...deletion } = useMutation({
    mutationKey: deletingKey,
    mutationFn: deleteAccount,
    async onSuccess() {
      await leave(client, router, '/');
      toaster.show({ kind: 'success', title: t`Your account has been deleted` });
    },
  });
  const needsSignIn = isRefusal(deletion.error, 'sign-in-again');
  const deleteWhenSignedIn = useCallback(async () => {
    const user = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // If another user has signed in on this device, opens the app for the new user and deletes nothing.
    if (user !== null && user.uid !== uid) window.location.assign('/');
    // Deletes only once: the popup announces a sign-in twice, by postMessage and by BroadcastChannel.
    else if (user !== null && client.isMutating({ mutationKey: deletingKey }) === 0) mutate(uid);
    return user !== null;
  }, [client, mutate, uid]);
  const { state, signIn } = useSignIn(deleteWhenSignedIn);

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Delete your account?`}
      action={{
        label: needsSignIn ? t`Sign in and delete` : t`Delete for good`,
        isDanger: true,
        onPress: needsSignIn ? signIn : () => mutate(uid),
        work: { isPending: deletion.isPending, error: needsSignIn ? null : deletion.error },
      }}
      cancelLabel={t`Keep my account`}
    >
      <p>
        <Trans>
          Your profile, settings, messages and private articles are deleted immediately. Articles you’ve shared stay,
          without your name. This can’t be undone.
        </Trans>
      </p>
      {needsSignIn && (
        <Note isLive>
          <Trans>Sign in once more, so that we know it’s you. Your account will be deleted right after that.</Trans>
        </Note>
      )}
      {needsSignIn && <SignInNote state={state} />}
    </ConfirmDialog>
  );
}
