import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { weighReading } from './weigh-reading.ts';

/** Updates the estimated vocabulary of a learner with what they have read of an article. */
export const weighReadingJob = defineJob({
  name: 'weigh-reading',
  schema: v.object({ learnerId: v.pipe(v.number(), v.integer()), articleId: v.pipe(v.string(), v.uuid()) }),
  run: (services, data) => weighReading(services, data),
});
