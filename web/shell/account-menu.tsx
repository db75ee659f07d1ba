import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { useSignOut } from '../access/use-sign-out.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import type { MenuItem } from '../ui/overlay/menu-list.tsx';
import styles from './account-menu.module.css';
import { initialOf } from './tools-to-come.tsx';

export function AccountMenu({ wasAsked }: { wasAsked: boolean }) {
  const { t } = useLingui();
  const router = useRouter();
  const signOut = useSignOut();
  const user = useQuery(sessionQuery).data;
  const profile = useQuery(profileQuery).data;
  // Until both languages are chosen, the main pages cannot be opened.
  const hasPages = profile === undefined || hasBothLanguages(profile);
  const name = user?.name || user?.email || '';

  const mainItems: MenuItem[] = [
    {
      id: 'my-articles',
      label: t`My articles`,
      icon: 'book',
      onSelect: () => void router.navigate({ to: '/my-articles' }),
    },
    { id: 'history', label: t`History`, icon: 'clock', onSelect: () => void router.navigate({ to: '/history' }) },
    { id: 'progress', label: t`Progress`, icon: 'sort-up', onSelect: () => void router.navigate({ to: '/progress' }) },
    { id: 'settings', label: t`Settings`, icon: 'settings', onSelect: () => void router.navigate({ to: '/settings' }) },
  ];
  const adminItems: MenuItem[] = [
    { id: 'users', label: t`Users`, icon: 'user', onSelect: () => void router.navigate({ to: '/admin/users' }) },
    {
      id: 'plans',
      label: t`Subscription plans`,
      icon: 'star',
      onSelect: () => void router.navigate({ to: '/admin/subscription-plans' }),
    },
    { id: 'utils', label: t`Utilities`, icon: 'filter', onSelect: () => void router.navigate({ to: '/admin/utils' }) },
  ];

  return (
    <Menu
      label={t`Account`}
      wasAsked={wasAsked}
      trigger={
        <button type="button" className={styles.avatar} aria-label={t`${name}’s account`}>
          {initialOf(user)}
        </button>
      }
      items={[
        ...(hasPages ? mainItems : []),
        ...(profile?.isAdmin === true ? adminItems : []),
        { id: 'sign-out', label: t`Sign out`, icon: 'sign-out', onSelect: signOut },
      ]}
    />
  );
}
