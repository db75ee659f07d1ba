import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { measureImport } from './measure-import.ts';

/**
 * Measures an imported text. This is a job of its own after `read-import`, so that the next file does not wait for the
 * lexicon.
 */
export const measureImportJob = defineJob({
  name: 'measure-import',
  schema: v.object({ importId: v.pipe(v.string(), v.uuid()) }),
  run: (services, { importId }, { signal }) => measureImport(services, importId, signal),
  settings: { concurrency: 1, timeoutSeconds: 120 },
});
