import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { languages } from '../../../domain/language.ts';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { narrateVersion } from './narrate-version.ts';

/**
 * Narrates a whole version (an article in one language). Processes with ROLE=web narrate only single sentences that a
 * listener waits for.
 */
export const narrateVersionJob = defineJob({
  name: 'narrate-version',
  schema: v.object({
    articleId: v.pipe(v.string(), v.uuid()),
    language: v.picklist(languages),
    urgency: v.picklist(['soon', 'ahead']),
  }),
  async run(services, { articleId, language, urgency }, { signal }) {
    try {
      await narrateVersion(services, { articleId, language, urgency, signal });
    } catch (error) {
      // The text was deleted, or the file store is unavailable. This is not a failure of the job: an open page requests the
      // narration again.
      const isOver = error instanceof AppError && (error.code === 'not-found' || error.code === 'files-away');
      if (!isOver) throw error;
    }
  },
  // The delay gives a failing voice time to recover.
  settings: { concurrency: 4, retries: 2, retryDelaySeconds: 30 },
});
