import { spendIfLeft } from '../billing/spend-limit.ts';
import { retractNotifications } from '../notifications/retract-notifications.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { limitOf } from './limit-of.ts';
import { clearFailure, findStoredCreation, type StoredCreation } from './queries.ts';

/** Takes the failure back, with the news of it. True for the one who does it. */
export async function reopenCreation(tx: Services, { articleId, authorId: userId }: StoredCreation) {
  if (!(await clearFailure(tx, { articleId, authorId: userId }))) return false;
  await retractNotifications(tx, { userId, articleId, language: null, kind: 'article-creation-error' });
  await publishEvent(tx, { userId, topic: 'article', articleId });
  return true;
}

/** The same on an operator's word. It counts as the author's own try would, and is made also when nothing is left to count. */
export async function reopenForAuthor(tx: Services, articleId: string) {
  const creation = await findStoredCreation(tx, articleId);
  if (creation === undefined || !(await reopenCreation(tx, creation))) return;
  await spendIfLeft(tx, { userId: creation.authorId, limit: limitOf(creation.request), key: articleId });
}
