import * as v from 'valibot';
import { versionParamSchema } from '../../domain/admin/article-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { storeVersion } from '../library/store-version.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import type { Services } from '../services.ts';
import { outageSettings, retryOrGiveUp } from '../translation/failure-of.ts';
import { findOriginal } from '../translation/queries.ts';
import { translateArticle } from '../translation/translate-article.ts';

const schema = v.object({ ...versionParamSchema.entries, adminId: v.optional(v.string()) });

/** Replaces a translation. Readers see the old one until the new one is complete. */
export const translateAgainJob = defineJob({
  name: 'translate-again',
  schema,
  run: (services, request, attempt) =>
    translateAgain(services, request, attempt.signal).catch((error: unknown) => retryOrGiveUp(error, attempt)),
  settings: { ...outageSettings, concurrency: 1 },
});

type Request = v.InferOutput<typeof schema>;

async function translateAgain(services: Services, { articleId, language, adminId }: Request, signal: AbortSignal) {
  const original = await findOriginal(services, articleId);
  if (original === undefined || original.language === language) return;
  const { languageModel, lexicon } = services;
  if (languageModel === undefined) throw new AppError('no-translator');
  const version = { ...original, keywords: [] };
  const { isFormal } = original;
  const translation = { version, to: language, isFormal, articleId, userId: adminId, signal };
  await storeVersion(services, articleId, await translateArticle({ languageModel, lexicon }, translation));
}
