import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { toaster } from '../ui/overlay/toaster.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { markRead, notificationsQuery } from './queries.ts';

/** The bell with the unread count. Closing the panel marks everything as read. */
export function NotificationsBell({ wasAsked }: { wasAsked: boolean }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(wasAsked);
  const unread = useInfiniteQuery(notificationsQuery).data?.pages[0]?.unread ?? 0;
  const label =
    unread === 0 ? t`Notifications` : t`Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`;

  useEffect(() => (isOpen ? toaster.hush() : undefined), [isOpen]);
  // On a phone the panel fills the screen, so it closes on navigation and does not cover the next page.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setIsOpen(false)), [router]);

  function handleOpenChange(willBeOpen: boolean) {
    setIsOpen(willBeOpen);
    if (!willBeOpen) readAll();
  }
  const readAll = () => unread > 0 && markRead(queryClient).catch(() => {});

  return (
    <Popover
      size="panel"
      label={t`Notifications`}
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      trigger={<IconButton icon="bell" label={label} badge={unread === 0 ? undefined : unread} />}
    >
      <NotificationsPanel onReadAll={readAll} onClose={() => handleOpenChange(false)} />
    </Popover>
  );
}
