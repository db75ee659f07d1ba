import { AppError } from '../../domain/app-error.ts';
import { countFreeStart } from '../billing/count-free-start.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { findTranslationLimit } from './book-part-queries.ts';
import {
  addWaiting,
  beginTranslation,
  findOriginal,
  findTranslation,
  isPartOfCreation,
  keyOf,
  lockArticle,
  type TranslationTarget,
  type Waiting,
} from './queries.ts';
import { translateArticleJob } from './translate-article.job.ts';

/**
 * Throws `no-translator` if no language model is configured. Concurrent requests share one job, which counts against the limit of
 * the user who starts it. A retry is free if the translation is part of an article that the user created.
 */
export async function requestTranslation(services: Services, target: TranslationTarget, { userId, isQuiet }: Waiting) {
  const known = await findTranslation(services, target, userId);
  const original = await findOriginal(services, target.articleId);
  if (known === undefined || original === undefined) throw new AppError('not-found');
  if (known.status === 'ready') return;
  if (services.languageModel === undefined) throw new AppError('no-translator');
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { articleId, language } = target;
    if (!(await lockArticle(tx, articleId))) throw new AppError('not-found');
    if (await beginTranslation(tx, target)) {
      const isPaid = known.status === 'failed' && (await isPartOfCreation(tx, target, userId));
      const spend = { userId, limit: await findTranslationLimit(tx, articleId), key: keyOf(target) };
      await (isPaid ? countFreeStart(tx, spend) : spendLimit(tx, spend));
      await services.jobs.enqueue(db, { job: translateArticleJob, key: keyOf(target), data: target });
    }
    await addWaiting(tx, target, { userId, isQuiet });
    if (isQuiet) return;
    const subject = { articleId, language, title: original.title };
    await notify(tx, { userId, kind: 'article-language-generation-in-progress', ...subject });
  });
}
