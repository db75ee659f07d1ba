import { spendIfLeft } from '../billing/spend-limit.ts';
import { retractNotifications } from '../notifications/retract-notifications.ts';
import type { Services } from '../services.ts';
import { beginTranslation, keyOf, listWaiting, type Wanted } from './queries.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Takes a failure back on an operator's word, for everybody who waits. It counts for the one who asked first, if anything is left. */
export async function reopenTranslation(tx: Services, wanted: Wanted) {
  if (!(await beginTranslation(tx, wanted))) return;
  const waiting = await listWaiting(tx, wanted);
  for (const { userId } of waiting) {
    await retractNotifications(tx, { userId, kind: 'article-language-generation-error', ...wanted });
  }
  const [first] = waiting;
  if (first !== undefined) {
    await spendIfLeft(tx, { userId: first.userId, limit: 'translations', key: keyOf(wanted) });
  }
  await tellWaiting(tx, wanted);
}
