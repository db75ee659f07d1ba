import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { failTranslation } from '../translation/fail-translation.ts';
import { failureOf } from '../translation/failure-of.ts';
import { makeTranslation } from '../translation/make-translation.ts';
import { addWaiting, beginTranslation, keyOf, type TranslationTarget } from '../translation/queries.ts';
import { translateArticleJob } from '../translation/translate-article.job.ts';
import type { CreationStep } from './create-article.ts';
import { showProgress } from './show-progress.ts';
import { translationOf } from './translation-of.ts';

const lookEveryMs = 250;

/** Into the author's other language. A hand-made article is there without it: its translation may fail by itself. */
export const translateCreation: CreationStep = async (services, creation, signal) => {
  const target = translationOf(creation);
  if (target === undefined) return;
  await takeOver(services, target, signal);
  const status = 'translating-article';
  try {
    await makeTranslation(services, target, {
      signal,
      onProgress: (doneCount, totalCount) => showProgress(services, creation, { status, doneCount, totalCount }),
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined || creation.request.way !== 'manual') throw error;
    await addWaiting(services, target, creation.authorId);
    await failTranslation(services, target, failure);
  }
};

/** Somebody may have asked for it by itself since the last try: two at it would pay for every sentence twice. */
async function takeOver(services: Services, target: TranslationTarget, signal: AbortSignal) {
  const asked = { job: translateArticleJob, key: keyOf(target) };
  while (!(await beginTranslation(services, target)) && (await services.jobs.isOpen(services.db, asked))) {
    await sleep(lookEveryMs, undefined, { signal });
  }
}
