import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { fetchLink } from './fetch-link.ts';
import { recordImportFailure } from './import-queries.ts';

/**
 * Fetches the page of a link. Another job, `read-import`, reads the text of the page, so that other imports do not wait for
 * slow servers.
 */
export const fetchLinkJob = defineJob({
  name: 'fetch-link',
  schema: v.object({ importId: v.pipe(v.string(), v.uuid()) }),
  run: (services, { importId }, { signal }) => fetchLink(services, importId, signal),
  giveUp: (services, { importId }) => recordImportFailure(services, importId, 'unreachable'),
  settings: { concurrency: 4, timeoutSeconds: 30 },
});
