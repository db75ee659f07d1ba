import { NotificationsBell } from '../notifications/notifications-bell.tsx';
import { AccountMenu } from './account-menu.tsx';

export const ShellTools = () => (
  <>
    <NotificationsBell />
    <AccountMenu />
  </>
);
