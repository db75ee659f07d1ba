import { deleteExpiredSessions } from './access/queries.ts';
import { cleanUpBilling } from './billing/clean-up-billing.ts';
import { deleteOutdated } from './delete-outdated.ts';
import { deleteExpiredRates } from './http/guards/rate-limits.ts';
import { enqueueIndexing } from './learning/reading/index-all-words.job.ts';
import { touchWebBuild } from './platform/web-build.ts';
import type { Services } from './services.ts';

/**
 * Runs every hour: deletes expired sessions, rate limits and other outdated rows, and enqueues missing work, such as the word
 * index of an article.
 */
export async function cleanUp(services: Services) {
  await deleteExpiredSessions(services);
  await deleteExpiredRates(services);
  await deleteOutdated(services);
  await cleanUpBilling(services);
  await enqueueIndexing(services);
  touchWebBuild();
}
