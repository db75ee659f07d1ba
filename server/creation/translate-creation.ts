import { failTranslation } from '../translation/fail-translation.ts';
import { failureOf } from '../translation/failure-of.ts';
import { makeTranslation } from '../translation/make-translation.ts';
import { addWaiting, beginTranslation } from '../translation/queries.ts';

import type { CreationStep } from './create-article.ts';
import { showProgress } from './show-progress.ts';

/** Into the author's other language. A hand-made article is there without it: its translation may fail by itself. */
export const translateCreation: CreationStep = async (services, creation, signal) => {
  const { articleId, authorId, request, learningLang, mainLang } = creation;
  if (learningLang === mainLang) return;
  const language = request.way === 'manual' && request.language === mainLang ? learningLang : mainLang;
  const wanted = { articleId, language };
  await beginTranslation(services, wanted);
  const status = 'translating-article';
  try {
    await makeTranslation(services, wanted, {
      signal,
      onProgress: (doneCount, totalCount) => showProgress(services, creation, { status, doneCount, totalCount }),
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined || request.way !== 'manual') throw error;
    await addWaiting(services, wanted, authorId);
    await failTranslation(services, wanted, failure);
  }
};
