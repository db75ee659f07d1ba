import type { Failure } from '../../domain/translation/translation.ts';
import { refundLimit } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { retractNotifications } from '../notifications/retract-notifications.ts';
import type { Services } from '../services.ts';
import { findTranslationLimit } from './book-part-queries.ts';
import { publishToWaiting } from './publish-to-waiting.ts';
import { findOriginal, keyOf, listWaiting, recordTranslationFailure, type TranslationTarget } from './queries.ts';

/**
 * Records a failed translation: notifies the waiting users and undoes the counted use of their limit. The sentences translated so
 * far are kept for a retry.
 */
export async function failTranslation(services: Services, target: TranslationTarget, failure: Failure) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordTranslationFailure(tx, target, failure))) return;
    const { title = '' } = (await findOriginal(tx, target.articleId)) ?? {};
    const limit = await findTranslationLimit(tx, target.articleId);
    for (const { userId, isQuiet } of await listWaiting(tx, target)) {
      await refundLimit(tx, { userId, limit, key: keyOf(target) });
      // Without a language model, users get no error notification: the translation is made once a model is configured.
      if (failure === 'no-translator')
        await retractNotifications(tx, { userId, kind: 'article-language-generation-in-progress', ...target });
      else if (!isQuiet) await notify(tx, { userId, kind: 'article-language-generation-error', title, ...target });
    }
    await publishToWaiting(tx, target);
  });
}
