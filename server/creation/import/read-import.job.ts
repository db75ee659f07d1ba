import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { recordImportFailure } from './import-queries.ts';
import { readImport } from './read-import.ts';

/** Reads an uploaded file or a fetched page. */
export const readImportJob = defineJob({
  name: 'read-import',
  schema: v.object({ importId: v.pipe(v.string(), v.uuid()) }),
  run: (services, { importId }, { signal }) => readImport(services, importId, signal),
  giveUp: (services, { importId }) => recordImportFailure(services, importId, 'damaged'),
  // One file at a time, because each run starts a process.
  settings: { concurrency: 1, timeoutSeconds: 120 },
});
