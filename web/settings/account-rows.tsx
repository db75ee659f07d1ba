import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { leave } from '../access/leave.ts';
import { useSignOut } from '../access/use-sign-out.ts';
import { ConfirmDialog } from '../platform/confirm-dialog.tsx';
import { AnchorRow } from '../ui/link-row.tsx';
import { ButtonRow } from '../ui/list-row.tsx';
import { toaster } from '../ui/toaster.ts';
import { deleteAccount } from './queries.ts';

/** Take my data along, sign out, or leave for good. */
export function AccountRows() {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  const signOut = useSignOut();
  const deletion = useMutation({
    mutationFn: deleteAccount,
    async onSuccess() {
      await leave(queryClient, router, '/');
      toaster.show({ kind: 'success', title: t`Your account is deleted` });
    },
  });

  return (
    <>
      <AnchorRow href="/api/account/data" download label={t`Download my data`} icon="download" />
      <ButtonRow label={t`Sign out`} icon="sign-out" onClick={signOut} />
      <ButtonRow label={t`Delete my account`} icon="trash" isDanger onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete your account?`}
        action={{ label: t`Delete for good`, isDanger: true, onPress: deletion.mutate, work: deletion }}
        cancelLabel={t`Keep my account`}
      >
        <p>
          <Trans>
            Your profile, settings, messages and private articles are removed at once. Articles you have shared stay,
            without your name. This cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
