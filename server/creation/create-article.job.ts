import * as v from 'valibot';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failureOf } from '../translation/failure-of.ts';
import { createArticle } from './create-article.ts';
import { failCreation } from './fail-creation.ts';

export const createArticleJob = defineJob({
  name: 'create-article',
  schema: v.object({ articleId: v.string() }),
  async run(services, { articleId }, { signal }) {
    try {
      await createArticle(services, articleId, signal);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      await failCreation(services, articleId, failure);
    }
  },
  giveUp: (services, { articleId }) => failCreation(services, articleId, 'internal'),
});
