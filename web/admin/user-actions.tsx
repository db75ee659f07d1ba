import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedUser } from '../../domain/admin/user-list.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { useChangeUser } from './use-change-user.ts';
import type { Question } from './user-dialog.tsx';
import styles from './users-page.module.css';

/** What can be done with one user. What cannot be taken back, or throws somebody out, is asked about first. */
export function UserActions({ user, onAsk }: { user: ListedUser; onAsk: (question: Question) => void }) {
  const { t } = useLingui();
  const changeUser = useChangeUser();
  const name = user.name || user.email;
  const isWaiting = user.appliedAt !== null && user.declinedAt === null && !user.hasAccess;

  const giveAccess = () =>
    changeUser({
      user,
      update: { hasAccess: true },
      done: t`${name} has access now.`,
      undo: { hasAccess: false, isDeclined: user.declinedAt !== null },
    });
  const decline = () =>
    changeUser({
      user,
      update: { isDeclined: true },
      done: t`The application of ${name} was declined.`,
      undo: { isDeclined: false },
    });
  const ask = (id: Question['id']) => () => onAsk({ id, user });

  const items: (MenuItem | false)[] = [
    !user.hasAccess && { id: 'give', label: t`Give access`, icon: 'check', onSelect: giveAccess },
    { id: 'grant', label: t`Give a plan`, icon: 'star', onSelect: ask('grant-plan') },
    user.plan?.isGranted === true && {
      id: 'end-plan',
      label: t`End the plan`,
      icon: 'clock',
      onSelect: ask('end-plan'),
    },
    user.hasAccess &&
      !user.isAdmin && { id: 'admin', label: t`Make an admin`, icon: 'user', onSelect: ask('make-admin') },
    user.isAdmin && {
      id: 'no-admin',
      label: t`End admin rights`,
      icon: 'user',
      isDanger: true,
      onSelect: ask('end-admin'),
    },
    user.hasAccess && { id: 'end', label: t`End access`, icon: 'lock', isDanger: true, onSelect: ask('end-access') },
  ];

  return (
    <span className={styles.actions}>
      {isWaiting && (
        <>
          <Button size="compact" onClick={giveAccess}>
            <Trans>Approve</Trans>
          </Button>
          <Button variant="plain" size="compact" onClick={decline}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      <Menu
        label={t`Actions for ${name}`}
        trigger={<IconButton icon="more" label={t`Actions for ${name}`} />}
        items={items.filter((item) => item !== false)}
      />
    </span>
  );
}
