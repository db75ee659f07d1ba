import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { recordImportFailure } from './import-queries.ts';
import { readImport } from './read-import.ts';

/**
 * Reads the second file of a pair and aligns both texts. The job `read-import` does not do this, because aligning a book
 * takes many seconds.
 */
export const readTranslationJob = defineJob({
  name: 'read-translation',
  schema: v.object({ importId: v.pipe(v.string(), v.uuid()) }),
  run: (services, { importId }, { signal }) => readImport(services, importId, signal),
  giveUp: (services, { importId }) => recordImportFailure(services, importId, 'damaged'),
  settings: { concurrency: 1, timeoutSeconds: 300 },
});
