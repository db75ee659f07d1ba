import * as v from 'valibot';
import { indexWordsRequest } from '../../library/store-version.ts';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { indexWords } from './index-words.ts';

/** Indexes the words of an article after one of its texts was stored. */
export const indexWordsJob = defineJob({
  name: indexWordsRequest.name,
  schema: v.object({ articleId: v.pipe(v.string(), v.uuid()) }),
  async run(services, { articleId }, { signal }) {
    if (services.config.indexesWords) await indexWords(services, articleId, signal);
  },
  settings: { concurrency: 1 },
});
