import { NotificationsBell } from '../notifications/notifications-bell.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ShellTool } from './tools-to-come.tsx';

/** `asked` is the tool that was clicked before it had loaded. */
export const ShellTools = ({ asked }: { asked: ShellTool | undefined }) => (
  <>
    <NotificationsBell wasAsked={asked === 'bell'} />
    <AccountMenu wasAsked={asked === 'account'} />
  </>
);
