import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedUser, RightsUpdate } from '../../domain/admin/user-list.ts';
import { errorMessage } from '../platform/error-message.ts';
import { toaster } from '../ui/toaster.ts';
import { changeRights, refreshUsers, showUserAs } from './queries.ts';

export interface UserChange {
  user: Pick<ListedUser, 'id' | 'name' | 'email'>;
  update: RightsUpdate;
  /** Said once it is done. */
  done: string;
  undo?: RightsUpdate;
}

/** Changes a user's rights on the screen at once; what the server refuses goes back, with the reason. */
export function useChangeUser() {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ user, update }: UserChange) => changeRights(user.id, update),
    onMutate: ({ user, update }) => showUserAs(client, user.id, update),
    onSuccess: (_, { user, done, undo }) => {
      const takeBack = undo && {
        label: t`Undo`,
        onPress: () => change.mutate({ user, update: undo, done: t`It is as it was before.` }),
      };
      toaster.show({ kind: 'success', title: done, text: user.email, action: takeBack });
    },
    onError: (error, { user }) => toaster.show({ kind: 'error', title: t(errorMessage(error)), text: user.email }),
    onSettled: () => refreshUsers(client),
  });
  return change.mutate;
}
