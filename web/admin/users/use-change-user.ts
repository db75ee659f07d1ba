import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedUser, RightsUpdate } from '../../../domain/admin/user-list.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeRights, refreshUsers, showUserAs } from './queries.ts';

export interface UserChange {
  user: Pick<ListedUser, 'id' | 'name' | 'email'>;
  update: RightsUpdate;
  /** The message of the toast after success. */
  done: string;
  undo?: RightsUpdate;
}

/** Optimistic update of a user's rights. On an error the change is rolled back and the reason shown. */
export function useChangeUser() {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ user, update }: UserChange) => changeRights(user.id, update),
    onMutate: ({ user, update }) => showUserAs(client, user.id, update),
    onSuccess: (_, { user, done, undo }) => {
      const takeBack = undo && {
        label: t`Undo`,
        onPress: () => change.mutate({ user, update: undo, done: t`The change was undone.` }),
      };
      toaster.show({ kind: 'success', title: done, text: user.email, action: takeBack });
    },
    onError: (error, { user }) => toaster.show({ kind: 'error', title: t(errorMessage(error)), text: user.email }),
    onSettled: () => refreshUsers(client),
  });
  return change.mutate;
}
