import { spendIfLeft } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { limitOf } from './limit-of.ts';
import { clearFailure, findStoredCreation, type StoredCreation } from './queries.ts';
import { workingTitle } from './working-title.ts';

/**
 * Clears the failure, and replaces the notification about the failure by the notification that the article is being made.
 * Returns true if this call cleared the failure.
 */
export async function reopenCreation(tx: Services, creation: StoredCreation) {
  const { articleId, authorId: userId, request, title } = creation;
  if (!(await clearFailure(tx, { articleId, authorId: userId }))) return false;
  const subject = { articleId, title: title ?? workingTitle(request), language: null };
  await notify(tx, { userId, kind: 'article-generating', ...subject });
  await publishEvent(tx, { userId, topic: 'article', articleId });
  return true;
}

/**
 * Reopens a failed creation for a retry by an admin. Spends one use of the author's plan if one is left; the retry runs in
 * any case.
 */
export async function reopenForAuthor(tx: Services, articleId: string) {
  const creation = await findStoredCreation(tx, articleId);
  if (creation === undefined || !(await reopenCreation(tx, creation))) return;
  const limit = limitOf(tx, creation.request);
  if (limit !== undefined) await spendIfLeft(tx, { userId: creation.authorId, limit, key: articleId });
}
