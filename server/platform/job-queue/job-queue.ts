import type { Services } from '../../services.ts';
import type { Database } from '../database/database.ts';
import type { Job } from './define-job.ts';
import type { JobListQuery, JobState, ListedJob, MeasuredJobs } from './stored-jobs.ts';

interface NewJob<Data> {
  job: Job<Data>;
  /** While one with this key waits or runs, another is not added. */
  key: string;
  data: Data;
  /** Higher first; among equals the oldest. */
  priority?: number;
}

export interface JobQueue {
  /**
   * Belongs to the transaction: it exists once that is committed. False when one with its key is there already; if that
   * still waits, it gets the higher of the two priorities.
   */
  enqueue<Data extends object>(tx: Database, job: NewJob<Data>): Promise<boolean>;
  /** Takes it back; one that runs is told by its signal within seconds. Says whether there was one. */
  cancel(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** Whether one with this key waits or runs. */
  isOpen(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** Why the last try of a job failed that waits for its next one. */
  findSetback(job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<string | undefined>;
  /** Begins to work on every job of the list. */
  work(services: Services): Promise<void>;
  /** What an operator sees. */
  list(query: JobListQuery): Promise<ListedJob[]>;
  count(): Promise<Record<JobState, number>>;
  measure(): Promise<MeasuredJobs[]>;
  /**
   * Gives a failed job one more try, and says so; false if it or another with its key is at it or done, undefined if there is none.
   * Belongs to the transaction.
   */
  retry(tx: Services, id: string): Promise<boolean | undefined>;
  /** Finishes what ends soon and hands the rest back. */
  stop(): Promise<void>;
}
