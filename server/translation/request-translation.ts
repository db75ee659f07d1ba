import { AppError } from '../../domain/app-error.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import {
  addWaiting,
  beginTranslation,
  findOriginal,
  findTranslation,
  holdArticle,
  keyOf,
  type Wanted,
} from './queries.ts';
import { translateArticleJob } from './translate-article.job.ts';

/** Two people who ask at once share one job; the one who begins it pays from their plan. */
export async function requestTranslation(services: Services, wanted: Wanted, userId: string) {
  const known = await findTranslation(services, wanted, userId);
  const original = await findOriginal(services, wanted.articleId);
  if (known === undefined || original === undefined) throw new AppError('not-found');
  if (known.status === 'ready') return;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { articleId, language } = wanted;
    if (!(await holdArticle(tx, articleId))) throw new AppError('not-found');
    if (await beginTranslation(tx, wanted)) {
      await spendLimit(tx, { userId, limit: 'translations', key: keyOf(wanted) });
      await services.jobs.enqueue(db, { job: translateArticleJob, key: keyOf(wanted), data: wanted });
    }
    await addWaiting(tx, wanted, userId);
    const news = { articleId, language, title: original.title };
    await notify(tx, { userId, kind: 'article-language-generation-in-progress', ...news });
  });
}
