import { spendIfLeft } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { limitOf } from './limit-of.ts';
import { clearFailure, findStoredCreation, type StoredCreation } from './queries.ts';
import { workingTitle } from './working-title.ts';

/** Takes the failure back, and the news of it: it is being made again. True for the one who does it. */
export async function reopenCreation(tx: Services, creation: StoredCreation) {
  const { articleId, authorId: userId, request, title } = creation;
  if (!(await clearFailure(tx, { articleId, authorId: userId }))) return false;
  const news = { articleId, title: title ?? workingTitle(request), language: null };
  await notify(tx, { userId, kind: 'article-generating', ...news });
  await publishEvent(tx, { userId, topic: 'article', articleId });
  return true;
}

/** The same on an operator's word. It counts as the author's own try would, and is made also when nothing is left to count. */
export async function reopenForAuthor(tx: Services, articleId: string) {
  const creation = await findStoredCreation(tx, articleId);
  if (creation === undefined || !(await reopenCreation(tx, creation))) return;
  await spendIfLeft(tx, { userId: creation.authorId, limit: limitOf(creation.request), key: articleId });
}
