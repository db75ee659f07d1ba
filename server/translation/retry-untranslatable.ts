import type { Services } from '../services.ts';
import { beginTranslation, keyOf, listUntranslatable } from './queries.ts';
import { translateArticleJob } from './translate-article.job.ts';

/** What failed only because nobody could translate is translated once somebody can, and costs nobody anything. */
export async function retryUntranslatable(services: Services) {
  if (services.languageModel === undefined) return;
  for (const wanted of await listUntranslatable(services)) {
    await services.db.transaction(async (db) => {
      if (!(await beginTranslation({ ...services, db }, wanted))) return;
      await services.jobs.enqueue(db, { job: translateArticleJob, key: keyOf(wanted), data: wanted });
    });
  }
}
