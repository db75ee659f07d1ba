import type { Job } from './platform/job-queue/define-job.ts';

/** Everything that is done later. A process that works does all of it. */
export const allJobs: readonly Job<unknown>[] = [];
