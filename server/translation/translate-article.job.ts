import { translationParamSchema } from '../../domain/translation/translation.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failTranslation } from './fail-translation.ts';
import { failureOf } from './failure-of.ts';
import { makeTranslation } from './make-translation.ts';

export const translateArticleJob = defineJob({
  name: 'translate-article',
  schema: translationParamSchema,
  async run(services, wanted, { signal }) {
    try {
      await makeTranslation(services, wanted, { signal });
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      await failTranslation(services, wanted, failure);
    }
  },
  giveUp: (services, wanted) => failTranslation(services, wanted, 'internal'),
});
