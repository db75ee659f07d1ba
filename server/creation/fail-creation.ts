import type { Failure } from '../../domain/translation/translation.ts';
import { refundLimit } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { failTranslation } from '../translation/fail-translation.ts';
import { keyOf } from '../translation/queries.ts';
import { translateArticleJob } from '../translation/translate-article.job.ts';
import { limitByWay } from './limit-of.ts';
import { findStoredCreation, recordFailure, type StoredCreation } from './queries.ts';
import { translationOf } from './translation-of.ts';
import { workingTitle } from './working-title.ts';

/** Records the failure and refunds the use of the limit. Keeps the request and all finished steps for a retry. */
export async function failCreation(services: Services, articleId: string, failure: Failure) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const creation = await findStoredCreation(tx, articleId);
    if (creation === undefined || !(await recordFailure(tx, articleId, failure))) return;
    const { authorId: userId, request, title } = creation;
    // Does nothing if the creation spent no use, for example for an article from the drawer (a prepared article).
    await refundLimit(tx, { userId, limit: limitByWay(request), key: articleId });
    await notify(tx, {
      userId,
      kind: 'article-creation-error',
      articleId,
      title: title ?? workingTitle(request),
      language: null,
    });
    await publishEvent(tx, { userId, topic: 'article', articleId });
    await failOpenTranslation(tx, creation, failure);
  });
}

/**
 * Marks the translation as failed too, so that the user can request it separately. Does nothing if a separate job for
 * this translation already exists.
 */
async function failOpenTranslation(tx: Services, creation: StoredCreation, failure: Failure) {
  const target = translationOf(creation);
  if (target === undefined) return;
  const hasOwnJob = await tx.jobs.isOpen(tx.db, { job: translateArticleJob, key: keyOf(target) });
  if (!hasOwnJob) await failTranslation(tx, target, failure);
}
