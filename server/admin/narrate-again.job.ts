import { versionParamSchema } from '../../domain/admin/article-list.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { narrateVersion } from '../reader/narration/narrate-version.ts';
import { resetNarration } from '../reader/narration/reset-narration.ts';

export const narrateAgainJob = defineJob({
  name: 'narrate-again',
  schema: versionParamSchema,
  async run(services, version, { number, signal }) {
    // Only the first try resets the narration, so that a retry keeps the sentences that were already narrated.
    if (number === 1) await resetNarration(services, version);
    await narrateVersion(services, { ...version, signal });
  },
  settings: { concurrency: 1 },
});
