import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ListedUser } from '../../../domain/admin/user-list.ts';
import { accessModeQuery } from '../../access/queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { useChangeUser } from './use-change-user.ts';
import { useDownloadUser } from './use-download-user.ts';
import type { Question } from './user-dialog.tsx';
import styles from './users-page.module.css';

/** The actions for one user. Actions that are irreversible or end the user's access ask for confirmation. */
export function UserActions({ user, onAsk }: { user: ListedUser; onAsk: (question: Question) => void }) {
  const { t } = useLingui();
  const changeUser = useChangeUser();
  const downloadUser = useDownloadUser();
  // On an open server every user has access. So access cannot be granted or revoked, but a user can be blocked.
  const isBeta = useQuery(accessModeQuery).data?.access !== 'open';
  const name = user.name || user.email;
  const isWaiting = user.appliedAt !== null && user.declinedAt === null && !user.hasAccess && !user.isBlocked;

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
      done: t`The application from ${name} was declined.`,
      undo: { isDeclined: false },
    });
  const unblock = () =>
    changeUser({
      user,
      update: { isBlocked: false },
      done: t`${name} is no longer blocked.`,
      undo: { isBlocked: true },
    });
  const ask = (id: Question['id']) => () => onAsk({ id, user });

  const items: (MenuItem | false)[] = [
    isBeta && !user.hasAccess && { id: 'give', label: t`Grant access`, icon: 'check', onSelect: giveAccess },
    { id: 'grant', label: t`Grant a plan`, icon: 'star', onSelect: ask('grant-plan') },
    user.plan?.isGranted === true && {
      id: 'end-plan',
      label: t`Revoke plan`,
      icon: 'clock',
      onSelect: ask('end-plan'),
    },
    user.hasAccess && !user.isAdmin && { id: 'admin', label: t`Make admin`, icon: 'user', onSelect: ask('make-admin') },
    { id: 'download', label: t`Download data`, icon: 'download', onSelect: () => downloadUser(user) },
    user.isAdmin && {
      id: 'no-admin',
      label: t`Revoke admin rights`,
      icon: 'user',
      isDanger: true,
      onSelect: ask('end-admin'),
    },
    isBeta &&
      user.hasAccess && {
        id: 'end',
        label: t`Revoke access`,
        icon: 'lock',
        isDanger: true,
        onSelect: ask('end-access'),
      },
    user.isBlocked
      ? { id: 'unblock', label: t`Unblock`, icon: 'check', onSelect: unblock }
      : { id: 'block', label: t`Block`, icon: 'ban', isDanger: true, onSelect: ask('block') },
    { id: 'delete', label: t`Delete account`, icon: 'trash', isDanger: true, onSelect: ask('delete') },
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
