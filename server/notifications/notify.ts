import type { Notification } from '../../domain/notifications/notification.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';

type NewNotification = Pick<Notification, 'kind' | 'articleId' | 'title' | 'language'> & { userId: string };

/** Tells a user what became of an article, in the transaction that `db` stands for. A retried job says it again, and it is kept once. */
export async function notify(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, kind, articleId, title, language }: NewNotification,
) {
  await db.transaction(async (tx) => {
    const [kept] = await tx.query<{ id: string }>`
      insert into notifications (id, user_id, kind, article_id, title, language, created_at)
      values (${newId()}, ${userId}, ${kind}, ${articleId}, ${title}, ${language}, ${now()})
      on conflict do nothing returning id`;
    if (kept !== undefined) await publishEvent({ db: tx }, { userId, topic: 'notifications', notificationId: kept.id });
  });
}
