import * as v from 'valibot';
import { versionParamSchema } from '../../domain/admin/article-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { storeVersion } from '../library/store-version.ts';
import { defineJob, JobCannotSucceed } from '../platform/job-queue/define-job.ts';
import { findOriginal } from '../translation/queries.ts';
import { translateArticle } from '../translation/translate-article.ts';

/** Replaces a translation. Readers see the old one until the new one is complete. */
export const translateAgainJob = defineJob({
  name: 'translate-again',
  schema: v.object({ ...versionParamSchema.entries, adminId: v.optional(v.string()) }),
  async run(services, { articleId, language, adminId }, { signal }) {
    const original = await findOriginal(services, articleId);
    if (original === undefined || original.language === language) return;
    const { languageModel, lexicon } = services;
    if (languageModel === undefined) throw new JobCannotSucceed(new AppError('no-translator'));
    const version = await translateArticle(
      { languageModel, lexicon },
      {
        version: { ...original, keywords: [] },
        to: language,
        articleId,
        userId: adminId,
        signal,
      },
    );
    await storeVersion(services, articleId, version);
  },
  settings: { concurrency: 1 },
});
