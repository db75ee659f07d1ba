import type { Failure } from '../../domain/translation/translation.ts';
import { giveBack } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { findOriginal, keyOf, listWaiting, recordTranslationFailure, type Wanted } from './queries.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Says so to everybody who waits, and takes nothing from anybody's plan. What was translated so far is kept. */
export async function failTranslation(services: Services, wanted: Wanted, failure: Failure) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordTranslationFailure(tx, wanted, failure))) return;
    const { title = '' } = (await findOriginal(tx, wanted.articleId)) ?? {};
    for (const { userId } of await listWaiting(tx, wanted)) {
      await giveBack(tx, { userId, limit: 'translations', key: keyOf(wanted) });
      await notify(tx, { userId, kind: 'article-language-generation-error', title, ...wanted });
    }
    await tellWaiting(tx, wanted);
  });
}
