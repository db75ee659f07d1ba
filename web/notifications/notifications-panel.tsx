import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNote } from '../platform/error-note.tsx';
import { fetchWhenIdle } from '../platform/read-again.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications-panel.module.css';
import { notificationsQuery } from './queries.ts';

interface NotificationsPanelProps {
  onReadAll: () => void;
  onClose: () => void;
}

export function NotificationsPanel({ onReadAll, onClose }: NotificationsPanelProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(notificationsQuery);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const hasUnread = (data?.pages[0]?.unread ?? 0) > 0;
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];

  async function loadMore() {
    setIsLoadingMore(true);
    await fetchWhenIdle(queryClient, { queryKey: notificationsQuery.queryKey }, fetchNextPage);
    setIsLoadingMore(false);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>
          <Trans>Notifications</Trans>
        </h2>
        {hasUnread && <IconButton icon="check" label={t`Mark all as read`} onClick={onReadAll} />}
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      {isPending && (
        <div className={styles.inset}>
          <Skeleton label={t`Loading the notifications`} />
        </div>
      )}
      {error !== null && (
        <div className={styles.inset}>
          <ErrorNote error={error} onRetry={refetch} />
        </div>
      )}
      {data !== undefined && notifications.length === 0 && (
        <EmptyState
          pose="sleeping"
          title={t`Nothing new`}
          text={t`When an article you asked for is ready, you’ll see it here.`}
          action={
            <LinkButton to="/create-article" variant="outline" onClick={onClose}>
              <Trans>Create an article</Trans>
            </LinkButton>
          }
        />
      )}
      {notifications.length > 0 && (
        <ul>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onOpen={onClose} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="outline" isWide isBusy={isLoadingMore} onClick={loadMore}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
