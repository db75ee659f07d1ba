import { AppError } from '../../domain/app-error.ts';
import { type Failure, failures } from '../../domain/translation/translation.ts';
import { JobCannotSucceed, type JobFailure } from '../platform/job-queue/define-job.ts';

/** The failure code to show to users, or undefined for an unexpected error that a retry may solve. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AppError ? failures.find((failure) => failure === error.code) : undefined;

/**
 * Skips the retries where they cannot help. Users are notified by `giveUp`, after the job has ended: if they asked again
 * while it was still running, no new job would start.
 */
export function skipRetries(error: unknown): never {
  throw failureOf(error) === undefined ? error : new JobCannotSucceed(error);
}

export const failureOfJob = ({ code }: JobFailure): Failure =>
  failures.find((failure) => failure === code) ?? 'internal';
