import type { Notification } from '../../domain/notifications/notification.ts';
import type { Services } from '../services.ts';

type Retracted = Pick<Notification, 'kind' | 'articleId' | 'language'> & { userId: string };

/** Deletes the notification about a failure when a retry starts, so that the next failure can notify again. */
export async function retractNotifications(
  { db }: Pick<Services, 'db'>,
  { userId, kind, articleId, language }: Retracted,
) {
  await db.query`
    delete from notifications
    where user_id = ${userId} and kind = ${kind} and article_id = ${articleId} and language is not distinct from ${language}`;
}
