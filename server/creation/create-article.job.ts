import * as v from 'valibot';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failureOfJob, skipRetries } from '../translation/failure-of.ts';
import { createArticle } from './create-article.ts';
import { failCreation } from './fail-creation.ts';
import { reopenForAuthor } from './reopen-creation.ts';

export const createArticleJob = defineJob({
  name: 'create-article',
  schema: v.object({ articleId: v.string() }),
  run: (services, { articleId }, { signal }) => createArticle(services, articleId, signal).catch(skipRetries),
  giveUp: (services, { articleId }, failure) => failCreation(services, articleId, failureOfJob(failure)),
  reopen: (tx, { articleId }) => reopenForAuthor(tx, articleId),
});
