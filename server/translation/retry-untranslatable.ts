import type { Services } from '../services.ts';
import { beginTranslation, keyOf, listUntranslatable } from './queries.ts';
import { translateArticleJob } from './translate-article.job.ts';

/** Once a language model is configured, retries the translations that failed because there was none. Does not count against a limit. */
export async function retryUntranslatable(services: Services) {
  if (services.languageModel === undefined) return;
  for (const target of await listUntranslatable(services)) {
    await services.db.transaction(async (db) => {
      if (!(await beginTranslation({ ...services, db }, target))) return;
      await services.jobs.enqueue(db, { job: translateArticleJob, key: keyOf(target), data: target });
    });
  }
}
