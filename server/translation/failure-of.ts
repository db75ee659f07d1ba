import { AppError } from '../../domain/app-error.ts';
import { type Failure, failures } from '../../domain/translation/translation.ts';
import { JobCannotSucceed, type JobFailure } from '../platform/job-queue/define-job.ts';

/** An end that whoever waits is told of; undefined for what is nobody's fault but ours and may work the next time. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AppError ? failures.find((failure) => failure === error.code) : undefined;

/**
 * Lets the job give up where another try cannot help. Told from inside the job, a learner who asks again at once would
 * find it still running, and nobody would begin anew.
 */
export function spareRetries(error: unknown): never {
  throw failureOf(error) === undefined ? error : new JobCannotSucceed(error);
}

/** What a job has given up for. */
export const failureOfJob = ({ code }: JobFailure): Failure =>
  failures.find((failure) => failure === code) ?? 'internal';
