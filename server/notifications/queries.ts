import { type Notification, notificationsPerPage } from '../../domain/notifications/notification.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';

interface NotificationRow extends Omit<Notification, 'createdAt'> {
  createdAt: Date;
}

/** One page, newest first, and the number of all unread notifications. */
export async function listNotifications(
  { db }: Pick<Services, 'db'>,
  { userId, after = null }: { userId: string; after?: string | null | undefined },
) {
  const rows = await db.query<NotificationRow>`
    select id, kind, article_id as "articleId", title, language, created_at as "createdAt", read_at is not null as "isRead"
    from notifications
    where user_id = ${userId} and (${after}::uuid is null or (created_at, id) < (
      select created_at, id from notifications where id = ${after}::uuid and user_id = ${userId}))
    order by created_at desc, id desc limit ${notificationsPerPage + 1}`;
  const [unread] = await db.query<{ count: number }>`
    select count(*)::int as count from notifications where user_id = ${userId} and read_at is null`;
  return {
    hasMore: rows.length > notificationsPerPage,
    unread: unread?.count ?? 0,
    notifications: rows
      .slice(0, notificationsPerPage)
      .map((row): Notification => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

/** Marks all notifications of a user as read, or only those about one article. */
export async function markRead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, articleId = null }: { userId: string; articleId?: string | null | undefined },
) {
  await db.transaction(async (tx) => {
    const read = await tx.query`
      update notifications
      set read_at = coalesce(read_at, ${now()}), opened_at = case when article_id = ${articleId}::uuid then ${now()} else opened_at end
      where user_id = ${userId} and (${articleId}::uuid is null or article_id = ${articleId}::uuid)
        and (read_at is null or opened_at is null and article_id = ${articleId}::uuid)
      returning id`;
    if (read.length > 0) await publishEvent({ db: tx }, { userId, topic: 'notifications' });
  });
}

/** Called when the article is deleted. */
export async function deleteNotificationsAbout({ db }: Pick<Services, 'db'>, articleId: string) {
  await db.query`delete from notifications where article_id = ${articleId}`;
}

export const deleteNotificationsBefore = ({ db }: Pick<Services, 'db'>, date: Date) =>
  db.query`delete from notifications where created_at < ${date}`;
