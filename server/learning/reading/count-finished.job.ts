import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import type { Services } from '../../services.ts';
import { countFinished } from './count-finished.ts';
import { hasUncounted } from './finished-queries.ts';

/**
 * Counts the words of articles that users finished before Foxtale counted encounters (how often a learner meets a word).
 * Each job handles one batch of users and enqueues the next job.
 */
export const countFinishedJob = defineJob({
  name: 'count-finished',
  schema: v.object({ afterUserId: v.pipe(v.string(), v.uuid()) }),
  async run(services, { afterUserId }, { signal }) {
    const last = await countFinished(services, afterUserId, signal);
    if (last !== undefined) await enqueueAfter(services, last);
  },
  settings: { concurrency: 1 },
});

const firstId = '00000000-0000-0000-0000-000000000000';

/** Called at every start of a worker. Does nothing if all articles are counted. */
export async function enqueueCounting(services: Services) {
  if (await hasUncounted(services)) await enqueueAfter(services, firstId);
}

const enqueueAfter = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, afterUserId: string) =>
  jobs.enqueue(db, { job: countFinishedJob, key: afterUserId, data: { afterUserId } });
