import * as v from 'valibot';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failureOfJob, outageSettings, retryOrGiveUp } from '../translation/failure-of.ts';
import { createArticle } from './create-article.ts';
import { failCreation } from './fail-creation.ts';
import { reopenForAuthor } from './reopen-creation.ts';

export const createArticleJob = defineJob({
  name: 'create-article',
  schema: v.object({ articleId: v.string() }),
  run: (services, { articleId }, attempt) =>
    createArticle(services, articleId, attempt).catch((error: unknown) => retryOrGiveUp(error, attempt)),
  giveUp: (services, { articleId }, failure) => failCreation(services, articleId, failureOfJob(failure)),
  reopen: (tx, { articleId }) => reopenForAuthor(tx, articleId),
  settings: outageSettings,
});
