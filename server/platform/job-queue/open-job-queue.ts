import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Services } from '../../services.ts';
import type { Database } from '../database/database.ts';
import type { Listener } from '../database/open-listener.ts';
import { limitParallel } from '../limit-parallel.ts';
import type { Job } from './define-job.ts';
import { failedQueueOf } from './failed-queue-of.ts';
import type { JobQueue } from './job-queue.ts';
import { startWorkers } from './start-workers.ts';
import {
  countStoredJobs,
  findLastError,
  findNextTry,
  findOpenJob,
  listStoredJobs,
  lockJob,
  type MeasuredJobs,
  measuredStates,
  measureStoredJobs,
  raisePriority,
  releaseAllJobs,
} from './stored-jobs.ts';

// A dead process is detected by a late heartbeat. Ten seconds is the minimum that the library allows.
const heartbeatSeconds = 10;
const superviseSeconds = 2;
const keptFailedSeconds = 30 * 24 * 3600;
/**
 * The queue uses at most this many connections. All workers poll at the same moments: without this limit, they would use
 * every connection of the pool once per second, and PostgreSQL would keep a process of 5 MB for each connection.
 */
const mostConnections = 2;

interface Parts extends Pick<Services, 'db' | 'log'> {
  listener: Listener;
  jobs: readonly Job<unknown>[];
  /** Whether this process runs jobs and supervises the queue. If false, it only enqueues jobs. */
  isWorker: boolean;
  /** Whether this is the only process. If so, all jobs that are marked as running at its start belong to a process that died. */
  isAlone?: boolean;
  /** Whether this process migrates the tables of the queue. If false and the tables are outdated, the start fails. */
  migrates?: boolean;
}

/** Opens a pg-boss job queue. It has its own schema and uses our connection pool. Several processes may open it concurrently. */
export async function openJobQueue(parts: Parts): Promise<JobQueue<Services>> {
  const { db, log, listener, jobs, isWorker, isAlone = false, migrates = true } = parts;
  const inTurn = limitParallel(mostConnections);
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => inTurn(() => db.execute(text, values)),
      async listen(channel, onPayload, onGap) {
        return { close: await listener.listen(channel, { onPayload, onGap }) };
      },
    },
    schema: 'jobs',
    migrate: migrates,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // The interval is long, because this check is only for jobs that depend on other jobs. Foxtale has no such jobs.
    flowIntervalSeconds: 3600,
    monitorVacuum: false,
    useListenNotify: isWorker,
  });
  boss.on('error', (err) => log.warn({ err }, 'job queue error'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  for (const job of jobs) await prepareQueue(boss, job);
  let stopWorkers: (() => Promise<void>) | undefined;

  return {
    async enqueue(tx, { job, key, data, priority = 0 }) {
      const id = await boss.send(job.name, data, { db: toBossDatabase(tx), singletonKey: key, priority });
      if (id === null && priority > 0) await raisePriority(tx, { name: job.name, key, priority });
      return id !== null;
    },
    async cancel(tx, { job, key }) {
      const open = await findOpenJob(tx, { name: job.name, key });
      if (open === undefined) return false;
      await boss.cancel(job.name, open.id, { db: toBossDatabase(tx) });
      return true;
    },
    isOpen: async (tx, { job, key }) => (await findOpenJob(tx, { name: job.name, key })) !== undefined,
    findLastError: ({ job, key }) => findLastError(db, { name: job.name, key }),
    findNextTry: ({ job, key }) => findNextTry(db, { name: job.name, key }),
    async work(services) {
      if (isAlone) await releaseAllJobs(db);
      stopWorkers = await startWorkers(boss, { services, jobs });
    },
    list: (query) => listStoredJobs(db, query),
    count: () => countStoredJobs(db),
    measure: async () => addEmptyQueues(await measureStoredJobs(db), jobs),
    async retry(tx, id) {
      const stored = await lockJob(tx.db, id);
      if (stored === undefined) return undefined;
      const { name, key, data, isFailed } = stored;
      if (!isFailed || (key !== null && (await findOpenJob(tx.db, { name, key })) !== undefined)) return false;
      await jobs.find((job) => job.name === name)?.reopen?.(tx, data);
      await boss.retry(name, id, { db: toBossDatabase(tx.db) });
      return true;
    },
    async stop() {
      await stopWorkers?.();
      await boss.stop({ close: false, timeout: 1000 });
    },
  };
}

/** Adds a count of zero for each empty queue, because an alert rule cannot compare a metric that is missing. */
function addEmptyQueues(measured: MeasuredJobs[], jobs: readonly Job<unknown>[]): MeasuredJobs[] {
  const queues = jobs.flatMap(({ name }) => measuredStates.map((state) => ({ name, state })));
  const empty = queues.filter(
    (queue) => !measured.some(({ name, state }) => queue.name === name && queue.state === state),
  );
  return [...measured, ...empty.map((queue) => ({ ...queue, count: 0, oldestSeconds: 0 }))];
}

const toBossDatabase = (tx: Database): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => tx.execute(text, values),
});

/** Creates the queue, or updates the settings of an existing one. */
async function prepareQueue(boss: PgBoss, { name, settings, giveUp }: Job<unknown>) {
  const options = {
    retryLimit: settings.retries,
    retryDelay: settings.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: settings.longestRetryDelaySeconds,
    expireInSeconds: settings.timeoutSeconds,
    deleteAfterSeconds: keptFailedSeconds,
    heartbeatSeconds,
    notify: true,
  };
  const deadLetter = giveUp && failedQueueOf(name);
  if (deadLetter !== undefined) await prepare(boss, deadLetter, 'standard', options);
  await prepare(boss, name, 'exclusive', { ...options, ...(deadLetter && { deadLetter }) });
}

async function prepare(
  boss: PgBoss,
  name: string,
  policy: 'standard' | 'exclusive',
  options: NonNullable<Parameters<PgBoss['updateQueue']>[1]>,
) {
  await boss.createQueue(name, { policy });
  await boss.updateQueue(name, options);
  // Makes pg-boss cache the settings of the queue. Otherwise pg-boss would load the settings on a second connection when a
  // transaction enqueues a job.
  await boss.findJobs(name, { key: '' });
}
