import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../access/queries.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import styles from './account-menu.module.css';

export type ShellTool = 'bell' | 'account';

/** Shows the bell and the avatar until their menus have loaded. A click opens the menu once it has loaded. */
export function ToolsToCome({ onAsk }: { onAsk: (tool: ShellTool) => void }) {
  const { t } = useLingui();
  const user = useQuery(sessionQuery).data;
  return (
    <>
      <IconButton icon="bell" label={t`Notifications`} onClick={() => onAsk('bell')} />
      <button type="button" className={styles.avatar} aria-label={t`Account`} onClick={() => onAsk('account')}>
        {initialOf(user)}
      </button>
    </>
  );
}

/** The letter of the avatar. */
export const initialOf = (user: { name: string | null; email: string } | null | undefined) =>
  (user?.name || user?.email || '').charAt(0).toLocaleUpperCase();
