import { spendIfLeft } from '../billing/spend-limit.ts';
import { retractNotifications } from '../notifications/retract-notifications.ts';
import type { Services } from '../services.ts';
import { findTranslationLimit } from './book-part-queries.ts';
import { publishToWaiting } from './publish-to-waiting.ts';
import { beginTranslation, isPartOfCreation, keyOf, listWaiting, type TranslationTarget } from './queries.ts';

/**
 * Resets a failed translation when an admin retries its job. The translation counts against the limit of the first waiting
 * user. It is free if this limit is reached, or if the translation is part of an article that this user created.
 */
export async function reopenTranslation(tx: Services, target: TranslationTarget) {
  if (!(await beginTranslation(tx, target))) return;
  const waiting = await listWaiting(tx, target);
  for (const { userId } of waiting) {
    await retractNotifications(tx, { userId, kind: 'article-language-generation-error', ...target });
  }
  const [first] = waiting;
  if (first !== undefined && !(await isPartOfCreation(tx, target, first.userId))) {
    const limit = await findTranslationLimit(tx, target.articleId);
    await spendIfLeft(tx, { userId: first.userId, limit, key: keyOf(target) });
  }
  await publishToWaiting(tx, target);
}
