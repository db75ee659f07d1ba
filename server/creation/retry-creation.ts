import { AppError } from '../../domain/app-error.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import type { Services } from '../services.ts';
import { createArticleJob } from './create-article.job.ts';
import { limitOf } from './limit-of.ts';
import { findStoredCreation } from './queries.ts';
import { reopenCreation } from './reopen-creation.ts';

/** Retries a failed creation from the step that failed. Idempotent. */
export async function retryCreation(
  services: Services,
  { articleId, authorId }: { articleId: string; authorId: string },
) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const creation = await findStoredCreation(tx, articleId);
    if (creation === undefined || creation.authorId !== authorId) throw new AppError('not-found');
    if (!(await reopenCreation(tx, creation))) return;
    const limit = limitOf(services, creation.request);
    if (limit !== undefined) await spendLimit(tx, { userId: authorId, limit, key: articleId });
    await services.jobs.enqueue(db, { job: createArticleJob, key: articleId, data: { articleId } });
  });
}
