import * as v from 'valibot';

export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const;

export const jobListQuerySchema = v.object({
  state: v.optional(v.picklist(jobStates), 'failed'),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});
export type JobListQuery = v.InferOutput<typeof jobListQuerySchema>;

export const jobsPerPage = 10;

export interface AdminJob {
  id: string;
  name: string;
  state: (typeof jobStates)[number];
  attempts: number;
  maxAttempts: number;
  error: string | null;
  createdAt: string;
  /**
   * The title of the article that the job works on; null if there is no such article. Empty for a surprise article that was
   * never written.
   */
  title: string | null;
}
