import * as v from 'valibot';
import { rebuildSearchIndex } from '../library/index-article.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';

export const rebuildSearchIndexJob = defineJob({
  name: 'rebuild-search-index',
  schema: v.object({}),
  run: (services) => rebuildSearchIndex(services),
  settings: { concurrency: 1 },
});
