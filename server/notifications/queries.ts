import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Notification, notificationsPerPage } from '../../domain/notifications/notification.ts';
import { notifications } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** One page, newest first, and how many are unread in all. */
export async function listNotifications({ db }: Db, { userId, after }: { userId: string; after: string | undefined }) {
  const isOlder =
    after === undefined
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) < (select created_at, id from notifications where id = ${after} and user_id = ${userId})`;
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      articleId: notifications.articleId,
      title: notifications.title,
      language: notifications.language,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOlder))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationsPerPage + 1);
  const [unread] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return {
    hasMore: rows.length > notificationsPerPage,
    unread: unread?.count ?? 0,
    notifications: rows
      .slice(0, notificationsPerPage)
      .map(
        ({ readAt, createdAt, ...row }): Notification => ({
          ...row,
          createdAt: createdAt.toISOString(),
          isRead: readAt !== null,
        }),
      ),
  };
}

export async function markAllRead({ db, now }: Pick<Services, 'db' | 'now'>, userId: string) {
  await db
    .update(notifications)
    .set({ readAt: now() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
