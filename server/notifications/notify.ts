import type { Notification } from '../../domain/notifications/notification.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';

type NewNotification = Pick<Notification, 'kind' | 'articleId' | 'title' | 'language'> & { userId: string };

/**
 * Idempotent, because jobs may be retried. Replaces earlier notifications about the same article and language, so that “being
 * made” disappears when the article is ready. If the author has already opened the article, the notification that it is ready is
 * stored as read.
 */
export async function notify(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, kind, articleId, title, language }: NewNotification,
) {
  await db.transaction(async (tx) => {
    const [kept] = await tx.query<{ id: string }>`
      insert into notifications (id, user_id, kind, article_id, title, language, created_at, read_at)
      values (${newId()}, ${userId}, ${kind}, ${articleId}, ${title}, ${language}, ${now()},
        case when ${kind}::text = 'article-created' then (
          select min(opened_at) from notifications where user_id = ${userId} and article_id = ${articleId}) end)
      on conflict do nothing returning id`;
    if (kept === undefined) return;
    await tx.query`
      delete from notifications
      where user_id = ${userId} and article_id = ${articleId} and language is not distinct from ${language} and id <> ${kept.id}`;
    await publishEvent({ db: tx }, { userId, topic: 'notifications', notificationId: kept.id });
  });
}
