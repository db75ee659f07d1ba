import type { Database } from '../database/database.ts';

export type JobState = 'waiting' | 'running' | 'failed' | 'done' | 'cancelled';

export interface ListedJob {
  id: string;
  name: string;
  key: string | null;
  state: JobState;
  data: unknown;
  /** The number of tries that were started. */
  attempts: number;
  maxAttempts: number;
  /** The error of the last failed try. */
  error: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

export interface JobListQuery {
  state?: JobState | undefined;
  limit?: number;
  offset?: number;
}

const storedStates: Record<JobState, string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
  done: ['completed'],
  cancelled: ['cancelled'],
};

/** Newest first. */
export function listStoredJobs(db: Database, { state, limit = 20, offset = 0 }: JobListQuery) {
  const asked = state === undefined ? Object.values(storedStates).flat() : storedStates[state];
  return db.query<ListedJob>`
    select id, name, singleton_key as key, data, retry_limit + 1 as "maxAttempts",
      case state when 'created' then 'waiting' when 'retry' then 'waiting' when 'active' then 'running'
        when 'completed' then 'done' else state::text end as state,
      case when started_on is null then 0 else retry_count + 1 end as attempts,
      case when state <> 'completed'
        then coalesce(output->>'message', output->'value'->>'message', output->>'value') end as error,
      created_on as "createdAt", started_on as "startedAt", completed_on as "endedAt"
    from jobs.job where state::text = any(${asked})
    order by created_on desc, id limit ${limit} offset ${offset}`;
}

export async function countStoredJobs(db: Database): Promise<Record<JobState, number>> {
  const rows = await db.query<{ state: string; count: number }>`
    select state::text, count(*)::int as count from jobs.job group by state`;
  const countOf = (state: JobState) =>
    rows.filter((row) => storedStates[state].includes(row.state)).reduce((sum, { count }) => sum + count, 0);
  return {
    waiting: countOf('waiting'),
    running: countOf('running'),
    failed: countOf('failed'),
    done: countOf('done'),
    cancelled: countOf('cancelled'),
  };
}

export const measuredStates = ['waiting', 'running', 'failed'] as const satisfies JobState[];

/** Counts waiting, running and failed jobs by name and state. */
export function measureStoredJobs(db: Database) {
  return db.query<MeasuredJobs>`
    select name, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
      count(*)::int as count, extract(epoch from now() - min(created_on))::float as "oldestSeconds"
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2 order by 1, 2`;
}

export interface MeasuredJobs {
  name: string;
  state: JobState;
  count: number;
  oldestSeconds: number;
}

/** Locks the row: a concurrent retry waits and then sees the new state. */
export async function lockJob(db: Database, id: string) {
  const [job] = await db.query<Pick<ListedJob, 'name' | 'key' | 'data'> & { isFailed: boolean }>`
    select name, singleton_key as key, data, state = 'failed' as "isFailed" from jobs.job where id = ${id} for update`;
  return job;
}

/** The waiting or running job with this key. */
export async function findOpenJob(db: Database, { name, key }: { name: string; key: string }) {
  const [job] = await db.query<{ id: string }>`
    select id from jobs.job where name = ${name} and singleton_key = ${key} and state <= 'active'`;
  return job;
}

export async function raisePriority(
  db: Database,
  { name, key, priority }: { name: string; key: string; priority: number },
) {
  await db.query`
    update jobs.job set priority = ${priority}
    where name = ${name} and singleton_key = ${key} and state < 'active' and priority < ${priority}`;
}

/** The query contains all conditions of pg-boss's unique index for the `exclusive` policy, so that PostgreSQL uses the index. */
export async function findLastError(db: Database, { name, key }: { name: string; key: string }) {
  const [job] = await db.query<{ message: string | null }>`
    select output ->> 'message' as message from jobs.job
    where name = ${name} and coalesce(singleton_key, '') = ${key} and policy = 'exclusive' and state <= 'active'
      and state = 'retry'`;
  return job?.message ?? undefined;
}

/** When the next try starts, for a job that is waiting for a retry. */
export async function findNextTry(db: Database, { name, key }: { name: string; key: string }) {
  const [job] = await db.query<{ at: Date }>`
    select start_after as at from jobs.job
    where name = ${name} and coalesce(singleton_key, '') = ${key} and policy = 'exclusive' and state <= 'active'
      and state = 'retry' and start_after > now()`;
  return job?.at;
}

/** Returns a job to the queue. The interrupted try does not count. Does nothing if the next try has already started. */
export async function releaseJob(
  db: Database,
  { id, name, retryCount }: { id: string; name: string; retryCount: number },
) {
  await db.query`
    update jobs.job set state = case when retry_count = 0 then 'created' else 'retry' end::jobs.job_state,
      started_on = null, heartbeat_on = null, start_after = now()
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;
}

/** Ends a try. The next try starts after the given time. Does nothing if the next try has already started. */
export async function postponeJob(db: Database, { id, name, retryCount, seconds, problem }: PostponedJob) {
  await db.query`
    update jobs.job set state = 'retry', heartbeat_on = null, output = ${{ message: problem }},
      start_after = now() + make_interval(secs => ${seconds})
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;
}

interface PostponedJob {
  id: string;
  name: string;
  retryCount: number;
  seconds: number;
  problem: string;
}

/**
 * Returns the jobs of a dead process to the queue immediately. The interrupted try counts, because the job may have caused the
 * crash.
 */
export async function releaseAllJobs(db: Database) {
  await db.query`
    update jobs.job set state = 'retry', heartbeat_on = null, start_after = now()
    where state = 'active' and retry_count < retry_limit`;
}
