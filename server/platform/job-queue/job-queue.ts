import type { Database } from '../database/database.ts';
import type { JobListQuery, JobState, ListedJob, MeasuredJobs } from './stored-jobs.ts';

/** What the queue needs to know about a `Job`. */
interface QueuedJob<Data> {
  name: string;
  data?: Data;
}

interface NewJob<Data> {
  job: QueuedJob<Data>;
  /** Deduplication key: no second job is added while one with this key waits or runs. */
  key: string;
  data: Data;
  /** Higher runs first, then older. */
  priority?: number;
}

/** `Deps` are the services of the jobs. A type parameter, because `Services` has the queue as a member. */
export interface JobQueue<Deps> {
  /**
   * Part of the transaction: the job exists when it commits. False if a job with this key exists already; if that one
   * waits, it gets the higher of the two priorities.
   */
  enqueue<Data extends object>(tx: Database, job: NewJob<Data>): Promise<boolean>;
  /** Cancels the job. A running one gets its abort signal within seconds. Returns whether there was one. */
  cancel(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** Whether a job with this key waits or runs. */
  isOpen(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** The error of the last try of a job that waits for a retry. */
  findLastError(job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<string | undefined>;
  /** When the next try of a job starts that waits for a retry. */
  findNextTry(job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<Date | undefined>;
  /** Starts the workers for all jobs. */
  work(services: Deps): Promise<void>;
  /** For admins. */
  list(query: JobListQuery): Promise<ListedJob[]>;
  count(): Promise<Record<JobState, number>>;
  measure(): Promise<MeasuredJobs[]>;
  /**
   * Retries a failed job once, as part of the transaction. False if it has not failed or another job with its key waits or
   * runs; undefined if it does not exist.
   */
  retry(tx: Deps, id: string): Promise<boolean | undefined>;
  /** Waits for jobs that end soon and returns the others to the queue. */
  stop(): Promise<void>;
}
