import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import type { Services } from '../../services.ts';
import { followRenamedWords } from './follow-renamed-words.ts';
import { indexWords } from './index-words.ts';
import { listOutdated } from './word-index-queries.ts';

const batchSize = 20;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Indexes all articles whose index is missing or was made with another lexicon, for example after an upgrade. Each job indexes
 * one batch and enqueues the next job, so an interruption repeats at most one batch.
 */
export const indexAllWordsJob = defineJob({
  name: 'index-all-words',
  schema: v.object({ after: v.pipe(v.string(), v.uuid()) }),
  async run(services, { after }, { signal }) {
    const lexiconVersion = await services.lexicon.wordsVersion();
    const ids = await listOutdated(services, { lexiconVersion, after, limit: batchSize });
    for (const articleId of ids) {
      try {
        await indexWords(services, articleId, signal);
      } catch (err) {
        if (signal.aborted) throw err;
        // A text that fails must not block the others. It is tried again when the job starts from the beginning, at most an hour
        // later.
        services.log.error({ err, articleId }, 'an article was not indexed');
      }
    }
    const last = ids.at(-1);
    if (last === undefined) await followRenamedWords(services);
    else await enqueueAfter(services, last);
  },
  settings: { concurrency: 1 },
});

/** Called at every start of a worker and every hour. Does nothing if all indexes are current. */
export async function enqueueIndexing(services: Services) {
  if (services.config.indexesWords) await enqueueAfter(services, firstId);
}

const enqueueAfter = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, after: string) =>
  jobs.enqueue(db, { job: indexAllWordsJob, key: after, data: { after } });
