import { translationParamSchema } from '../../domain/translation/translation.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { failTranslation } from './fail-translation.ts';
import { failureOfJob, outageSettings, retryOrGiveUp } from './failure-of.ts';
import { makeTranslation } from './make-translation.ts';
import { reopenTranslation } from './reopen-translation.ts';

export const translateArticleJob = defineJob({
  name: 'translate-article',
  schema: translationParamSchema,
  run: (services, target, attempt) =>
    makeTranslation(services, target, attempt).catch((error: unknown) => retryOrGiveUp(error, attempt)),
  giveUp: (services, target, failure) => failTranslation(services, target, failureOfJob(failure)),
  reopen: reopenTranslation,
  settings: outageSettings,
});
