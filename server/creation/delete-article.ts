import { AppError } from '../../domain/app-error.ts';
import { deleteArticle } from '../library/own-articles.ts';
import { deleteNotificationsAbout } from '../notifications/queries.ts';
import type { Services } from '../services.ts';
import { createArticleJob } from './create-article.job.ts';
import { deleteCreation } from './queries.ts';

/** An author's own article, finished or not. What is still being made of it stops. */
export async function deleteOwnArticle(services: Services, whose: { articleId: string; authorId: string }) {
  const { articleId } = whose;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const wasMade = await deleteCreation(tx, whose);
    const wasThere = await deleteArticle(tx, whose);
    if (!wasMade && !wasThere) throw new AppError('not-found');
    await deleteNotificationsAbout(tx, articleId);
    await services.jobs.cancel(db, { job: createArticleJob, key: articleId });
  });
}
