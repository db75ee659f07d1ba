import { versionParamSchema } from '../../domain/admin/article-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { storeVersion } from '../library/store-version.ts';
import { defineJob, JobCannotSucceed } from '../platform/job-queue/define-job.ts';
import { findOriginal } from '../translation/queries.ts';
import { translateArticle } from '../translation/translate-article.ts';

/** Replaces a translation. Readers see the old one until the new one is complete. */
export const translateAgainJob = defineJob({
  name: 'translate-again',
  schema: versionParamSchema,
  async run(services, { articleId, language }, { signal }) {
    const original = await findOriginal(services, articleId);
    if (original === undefined || original.language === language) return;
    if (services.languageModel === undefined) throw new JobCannotSucceed(new AppError('no-translator'));
    const version = await translateArticle(services.languageModel, {
      version: { ...original, keywords: [] },
      to: language,
      articleId,
      signal,
    });
    await storeVersion(services, articleId, version);
  },
  settings: { concurrency: 1 },
});
