import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { failTranslation } from '../translation/fail-translation.ts';
import { failureOf, findWaitSeconds } from '../translation/failure-of.ts';
import { makeTranslation } from '../translation/make-translation.ts';
import {
  addWaiting,
  beginTranslation,
  hasVersion,
  keyOf,
  recordUntranslatable,
  type TranslationTarget,
} from '../translation/queries.ts';
import { translateArticleJob } from '../translation/translate-article.job.ts';
import type { CreationStep } from './creation-step.ts';
import { showProgress } from './show-progress.ts';
import { translationOf } from './translation-of.ts';

const pollIntervalMs = 250;

/**
 * Translates the article into the author's other language. Without a language model, only records that the translation waits
 * for a model. A failed translation does not fail the creation: the article can be read without it, and the user can request
 * it again.
 */
export const translateCreation: CreationStep = async (services, creation, { signal, isLast }) => {
  const target = translationOf(creation);
  if (target === undefined) return;
  if (services.languageModel === undefined) {
    if (await hasVersion(services, target)) return;
    await recordUntranslatable(services, target);
    await addWaiting(services, target, { userId: creation.authorId, isQuiet: false });
    return;
  }
  await claimTranslation(services, target, signal);
  const status = 'translating-article';
  try {
    await makeTranslation(services, target, {
      signal,
      userId: creation.authorId,
      onProgress: (doneCount, totalCount) => showProgress(services, creation, { status, doneCount, totalCount }),
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined || (findWaitSeconds(error) !== undefined && !isLast)) throw error;
    await addWaiting(services, target, { userId: creation.authorId, isQuiet: false });
    await failTranslation(services, target, failure);
  }
};

/**
 * If a separately requested job already translates this article, waits until that job ends. Otherwise both jobs would
 * translate, and pay for, the same sentences.
 */
async function claimTranslation(services: Services, target: TranslationTarget, signal: AbortSignal) {
  const otherJob = { job: translateArticleJob, key: keyOf(target) };
  while (!(await beginTranslation(services, target)) && (await services.jobs.isOpen(services.db, otherJob))) {
    await sleep(pollIntervalMs, undefined, { signal });
  }
}
