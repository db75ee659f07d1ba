import type { Notification } from '../../domain/notifications/notification.ts';
import { notifications } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

type NewNotification = Pick<Notification, 'kind' | 'articleId' | 'title' | 'language'> & { userId: string };

/** Tells a user what became of an article. A retried job says it again, and it is kept once. */
export async function notify(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  notification: NewNotification,
) {
  await db
    .insert(notifications)
    .values({ id: newId(), createdAt: now(), ...notification })
    .onConflictDoNothing();
}
