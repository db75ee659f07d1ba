import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedUser } from '../../../domain/admin/user-list.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { GrantPlanDialog } from './grant-plan-dialog.tsx';
import { changeRights, deleteUser, endPlan, refreshUsers } from './queries.ts';

export interface Question {
  id: 'block' | 'delete' | 'end-access' | 'make-admin' | 'end-admin' | 'grant-plan' | 'end-plan';
  user: ListedUser;
}

/** The dialog of a user action: the form for granting a plan, or a confirmation that says what will happen. */
export function UserDialog({ question, onClose }: { question: Question | undefined; onClose: () => void }) {
  if (question === undefined) return null;
  if (question.id === 'grant-plan') return <GrantPlanDialog user={question.user} onClose={onClose} />;
  return <Confirmation id={question.id} user={question.user} onClose={onClose} />;
}

type Confirmed = Exclude<Question['id'], 'grant-plan'>;

function Confirmation({ id, user, onClose }: { id: Confirmed; user: ListedUser; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const name = user.name || user.email;
  const work: Record<Confirmed, () => Promise<unknown>> = {
    block: () => changeRights(user.id, { isBlocked: true }),
    delete: () => deleteUser(user),
    'end-access': () => changeRights(user.id, { hasAccess: false }),
    'make-admin': () => changeRights(user.id, { isAdmin: true }),
    'end-admin': () => changeRights(user.id, { isAdmin: false }),
    'end-plan': () => endPlan(user.id),
  };
  const confirmed = useMutation({
    mutationFn: () => work[id](),
    onSuccess: onClose,
    onSettled: () => refreshUsers(client),
  });
  const words: Record<Confirmed, { title: string; text: string; action: string }> = {
    block: {
      title: t`Block ${name}?`,
      text: t`${name} will be signed out everywhere immediately and can’t come back, even by deleting the account and signing in again. Articles, reading progress and the plan are kept, and you can unblock the account at any time.`,
      action: t`Block`,
    },
    delete: {
      title: t`Delete ${name}’s account?`,
      text: t`${name} will be signed out everywhere, paid plans will end, and the profile, reading progress, messages and private articles will be deleted immediately. Shared articles stay, without a name. This can’t be undone.`,
      action: t`Delete for good`,
    },
    'end-access': {
      title: t`Revoke access for ${name}?`,
      text: t`All of ${name}’s open pages will close immediately. Articles, reading progress and the plan are kept, and you can grant access again.`,
      action: t`Revoke access`,
    },
    'make-admin': {
      title: t`Make ${name} an admin?`,
      text: t`${name} will see all users, plans and tools, and can change everything you can change.`,
      action: t`Make admin`,
    },
    'end-admin': {
      title: t`Revoke admin rights for ${name}?`,
      text: t`${name} keeps access to the app, but no longer sees these pages.`,
      action: t`Revoke admin rights`,
    },
    'end-plan': {
      title: t`Revoke the plan for ${name}?`,
      text: t`${name} goes back to the free plan right away. Anything they’ve paid for stays.`,
      action: t`Revoke plan`,
    },
  };

  return (
    <ConfirmDialog
      onClose={onClose}
      title={words[id].title}
      action={{
        label: words[id].action,
        isDanger: id !== 'make-admin',
        onPress: confirmed.mutate,
        work: confirmed,
      }}
    >
      <p>{words[id].text}</p>
      <p>{user.email}</p>
    </ConfirmDialog>
  );
}
