import { translationParamSchema } from '../../domain/translation/translation.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failTranslation } from './fail-translation.ts';
import { failureOfJob, spareRetries } from './failure-of.ts';
import { makeTranslation } from './make-translation.ts';
import { reopenTranslation } from './reopen-translation.ts';

export const translateArticleJob = defineJob({
  name: 'translate-article',
  schema: translationParamSchema,
  run: (services, wanted, { signal }) => makeTranslation(services, wanted, { signal }).catch(spareRetries),
  giveUp: (services, wanted, failure) => failTranslation(services, wanted, failureOfJob(failure)),
  reopen: reopenTranslation,
});
