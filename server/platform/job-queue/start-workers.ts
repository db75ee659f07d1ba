import { setTimeout as sleep } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import * as v from 'valibot';
import { isErrorCode } from '../../../domain/error-status.ts';
import type { Services } from '../../services.ts';
import { type Job, JobCannotSucceed, type JobFailure, JobMustWait } from './define-job.ts';
import { failedQueueOf } from './failed-queue-of.ts';
import { observeJob } from './observe-job.ts';
import { findOpenJob, postponeJob, releaseJob } from './stored-jobs.ts';

const finishWithinMs = 3000;
const stopWithinMs = 2000;

interface Work {
  services: Services;
  jobs: readonly Job<unknown>[];
}

type Run = (job: JobWithMetadata<object>, signal: AbortSignal) => Promise<unknown>;

/** Starts the workers of all jobs. Returns a cleanup function. */
export async function startWorkers(boss: PgBoss, { services, jobs }: Work) {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function handle([job]: JobWithMetadata<object>[], run: Run): Promise<JobResult[]> {
    if (job === undefined) return [];
    const { id } = job;
    const work = observeJob(services, job, () => run(job, AbortSignal.any([job.signal, stopping.signal])));
    running.add(work);
    try {
      await work;
      return [{ id, status: 'completed' }];
    } catch (error) {
      if (stopping.signal.aborted) {
        await releaseJob(services.db, job);
        return [];
      }
      services.log.warn({ err: error, job: job.name, jobId: id }, 'job failed');
      if (error instanceof JobMustWait && job.retryCount < job.retryLimit) {
        await postponeJob(services.db, { ...job, seconds: error.seconds, problem: error.message });
        return [];
      }
      return [{ id, status: error instanceof JobCannotSucceed ? 'deadletter' : 'failed', output: error }];
    } finally {
      running.delete(work);
    }
  }

  async function work(queue: string, run: Run) {
    const options = {
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      heartbeatRefreshSeconds: 3,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    const workerId: string = await boss.work(queue, options, async (batch: JobWithMetadata<object>[]) => {
      const results = await handle(batch, run);
      // Fetches the next job now instead of at the next poll.
      boss.notifyWorker(workerId);
      return results;
    });
  }

  for (const { name, settings, run, giveUp } of jobs) {
    for (let worker = 0; worker < settings.concurrency; worker++) {
      await work(name, ({ data, retryCount, retryLimit }, signal) =>
        run(services, data, { number: retryCount + 1, isLast: retryCount >= retryLimit, signal }),
      );
    }
    if (giveUp !== undefined) {
      await work(failedQueueOf(name), async ({ data, singletonKey, sourceOutput }) => {
        // If a process dies during `giveUp`, `giveUp` is called again later, unless a retry of the job is already waiting or
        // running.
        const again = singletonKey && (await findOpenJob(services.db, { name, key: singletonKey }));
        if (!again) await giveUp(services, data, toFailure(sourceOutput));
      });
    }
  }

  return async () => {
    const queues = jobs.flatMap(({ name, giveUp }) => (giveUp ? [name, failedQueueOf(name)] : [name]));
    const stopped = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })));
    const settled = () => Promise.allSettled(running);
    await Promise.race([settled(), sleep(finishWithinMs, undefined, { ref: false })]);
    stopping.abort(new Error('The server is stopping.'));
    await Promise.race([stopped, sleep(stopWithinMs, undefined, { ref: false })]);
  };
}

const storedErrorSchema = v.fallback(
  v.object({ message: v.optional(v.string()), code: v.optional(v.unknown()), value: v.optional(v.unknown()) }),
  {},
);

/** Reads the error that pg-boss has stored: the fields of the thrown error, or a message of pg-boss if the process died. */
function toFailure(stored: unknown): JobFailure {
  const { message, code, value } = v.parse(storedErrorSchema, stored);
  if (message === undefined && value !== undefined) return toFailure(value);
  return { message: message ?? 'unknown', code: isErrorCode(code) ? code : undefined };
}
