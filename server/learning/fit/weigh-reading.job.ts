import * as v from 'valibot';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { weighReading } from './weigh-reading.ts';

/** Updates the estimated vocabulary of a learner with what they have read on past days. */
export const weighReadingJob = defineJob({
  name: 'weigh-reading',
  schema: v.object({ learnerId: v.pipe(v.number(), v.integer()) }),
  run: (services, { learnerId }) => weighReading(services, learnerId),
});
