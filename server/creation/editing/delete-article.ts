import { AppError } from '../../../domain/app-error.ts';
import { deleteArticle } from '../../library/own-articles.ts';
import { deleteNotificationsAbout } from '../../notifications/queries.ts';
import type { Services } from '../../services.ts';
import { createArticleJob } from '../create-article.job.ts';
import { deleteCreation } from '../queries.ts';

/** Deletes an author's article, finished or not, and cancels its job. */
export async function deleteOwnArticle(services: Services, ownArticle: { articleId: string; authorId: string }) {
  const { articleId } = ownArticle;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const hadCreation = await deleteCreation(tx, ownArticle);
    const hadArticle = await deleteArticle(tx, ownArticle);
    if (!hadCreation && !hadArticle) throw new AppError('not-found');
    await deleteNotificationsAbout(tx, articleId);
    await services.jobs.cancel(db, { job: createArticleJob, key: articleId });
  });
}
