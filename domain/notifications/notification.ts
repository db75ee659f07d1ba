import * as v from 'valibot';
import type { Language } from '../language.ts';

export const notificationKinds = [
  'article-creation-error',
  'article-generating',
  'article-created',
  'article-language-generation-error',
  'article-language-generation-in-progress',
  'article-language-generated',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Notification {
  id: string;
  kind: NotificationKind;
  articleId: string;
  /** The title of the article in any language it has. */
  title: string;
  /** The language of the version that the notification is about; null if it is about the article itself. */
  language: Language | null;
  createdAt: string;
  isRead: boolean;
}

export const notificationsPerPage = 20;

/** Marks the notifications about one article as read; without `articleId`, all notifications. */
export const readQuerySchema = v.object({ articleId: v.optional(v.pipe(v.string(), v.uuid())) });

/** Cursor pagination: the next page begins after this notification. */
export const notificationsQuerySchema = v.object({ after: v.optional(v.pipe(v.string(), v.uuid())) });
