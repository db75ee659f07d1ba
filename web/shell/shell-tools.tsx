import { NotificationsBell } from '../notifications/notifications-bell.tsx';
import { AccountMenu } from './account-menu.tsx';

export type ShellTool = 'bell' | 'account';

/** `asked` was clicked before it had loaded. */
export const ShellTools = ({ asked }: { asked: ShellTool | undefined }) => (
  <>
    <NotificationsBell wasAsked={asked === 'bell'} />
    <AccountMenu wasAsked={asked === 'account'} />
  </>
);
