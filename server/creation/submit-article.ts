import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { type ChapterRequest, type NewArticle, writingDescriptionSchema } from '../../domain/creation/new-article.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import { hasArticle } from '../library/own-articles.ts';
import type { Reader } from '../library/reader-of.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { createArticleJob } from './create-article.job.ts';
import { listUnreceived } from './drawer/drawer.ts';
import { listChapters } from './level/wish-queries.ts';
import { limitOf } from './limit-of.ts';
import { measureTextLevel } from './measure-text-level.ts';
import { prepareManualArticle } from './prepare-manual-article.ts';
import { findContinuation, findCreation, insertCreation } from './queries.ts';
import { storeManualArticle } from './store-manual-article.ts';
import { workingTitle } from './working-title.ts';

interface Submission {
  author: Reader;
  articleId: string;
  request: NewArticle;
}

/**
 * Spends one use of the plan, stores the request and enqueues the job, in one transaction. Returns the id of the article.
 * Can be repeated safely: an articleId has only one request, and an article has only one next chapter.
 */
export async function submitArticle(services: Services, { author, articleId, request }: Submission): Promise<string> {
  const { readerId: authorId, learningLang, mainLang } = author;
  const text = request.way === 'manual' ? prepareManualArticle(request, author) : undefined;
  const level = text === undefined ? null : await measureTextLevel(services, text);
  refuseShortDescription(services, request);
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (request.way === 'chapter') await refuseChapter(tx, authorId, request);
    if (!(await insertCreation(tx, { articleId, authorId, request, learningLang, mainLang }))) {
      if ((await findCreation(tx, { articleId, authorId })) !== undefined) return articleId;
      const continuation =
        request.way === 'chapter' ? await findContinuation(tx, { articleId: request.after, authorId }) : undefined;
      if (continuation === undefined) throw new AppError('not-found');
      return continuation;
    }
    if (await hasArticle(tx, articleId)) throw new AppError('not-found');
    await refuseTaken(tx, authorId, request);
    const limit = limitOf(services, request);
    if (limit !== undefined) await spendLimit(tx, { userId: authorId, limit, key: articleId });
    if (text !== undefined) await storeManualArticle(tx, { articleId, authorId, text, level });
    await notify(tx, {
      userId: authorId,
      kind: 'article-generating',
      articleId,
      title: workingTitle(request),
      language: null,
    });
    await services.jobs.enqueue(db, { job: createArticleJob, key: articleId, data: { articleId } });
    return articleId;
  });
}

/** Refuses a description that is too short for a language model. To find a prepared article, one word is enough. */
function refuseShortDescription({ languageModel }: Pick<Services, 'languageModel'>, request: NewArticle) {
  if (languageModel === undefined || request.way !== 'ai') return;
  if (v.is(writingDescriptionSchema, request.description)) return;
  throw new AppError('invalid-input', { fields: [{ field: 'request.description', problem: 'too-short' }] });
}

/** Refuses the next chapter if no language model is configured, or if no model wrote the previous article for this user. */
async function refuseChapter(tx: Services, authorId: string, { after }: ChapterRequest) {
  if (tx.languageModel === undefined) throw new AppError('not-found');
  const chapters = await listChapters(tx, { articleId: after, authorId });
  if (chapters.length === 0) throw new AppError('not-found');
}

/** Refuses a drawer article (a prepared article) that the user has already received, for example through another tab. */
async function refuseTaken(tx: Pick<Services, 'db'>, authorId: string, request: NewArticle) {
  if (request.way !== 'ai' || request.drawerArticle === undefined) return;
  const unread = await listUnreceived(tx, authorId);
  if (!unread.some(({ id }) => id === request.drawerArticle)) throw new AppError('nothing-fits');
}
