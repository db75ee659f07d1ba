import type { Database } from '../database/database.ts';
import type { JobListQuery, JobState, ListedJob, MeasuredJobs } from './stored-jobs.ts';

/** What the queue needs to know about a `Job`. */
export interface QueuedJob<Data> {
  name: string;
  data?: Data;
}

interface NewJob<Data> {
  job: QueuedJob<Data>;
  /** Deduplication key: no second job is added while a job with this key waits or runs. */
  key: string;
  data: Data;
  /** Jobs with a higher priority run first; with the same priority, older jobs run first. */
  priority?: number;
}

/** `Deps` is the type of the services that jobs get. It is a parameter, because `Services` itself contains the queue. */
export interface JobQueue<Deps> {
  /**
   * Part of the transaction: the job exists once the transaction commits. Returns false if a job with this key already
   * exists. If that job is waiting, it gets the higher of the two priorities.
   */
  enqueue<Data extends object>(tx: Database, job: NewJob<Data>): Promise<boolean>;
  /** Cancels the job. The abort signal of a running job fires within seconds. Returns whether there was such a job. */
  cancel(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** Whether a job with this key is waiting or running. */
  isOpen(tx: Database, job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<boolean>;
  /** The error of the last try, for a job that is waiting for a retry. */
  findLastError(job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<string | undefined>;
  /** When the next try starts, for a job that is waiting for a retry. */
  findNextTry(job: Pick<NewJob<unknown>, 'job' | 'key'>): Promise<Date | undefined>;
  work(services: Deps): Promise<void>;
  /** One page of the job list that admins see. */
  list(query: JobListQuery): Promise<ListedJob[]>;
  count(): Promise<Record<JobState, number>>;
  measure(): Promise<MeasuredJobs[]>;
  /**
   * Retries a failed job once, as part of the transaction. Returns false if the job has not failed, or if another job with its
   * key is waiting or running. Returns undefined if the job does not exist.
   */
  retry(tx: Deps, id: string): Promise<boolean | undefined>;
  /** Waits a few seconds for the running jobs. Then aborts the jobs that still run and returns them to the queue. */
  stop(): Promise<void>;
}
