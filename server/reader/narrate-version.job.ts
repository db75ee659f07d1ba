import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { languages } from '../../domain/language.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { narrateVersion } from './narrate-version.ts';

/** Narrates a whole version. Processes with ROLE=web only narrate the single sentence that a listener waits for. */
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
      // The version was deleted or the file store is unavailable. The job has not failed: an open page requests it again.
      const isOver = error instanceof AppError && (error.code === 'not-found' || error.code === 'files-away');
      if (!isOver) throw error;
    }
  },
  // Gives a failing voice some time.
  settings: { concurrency: 4, retries: 2, retryDelaySeconds: 30 },
});
