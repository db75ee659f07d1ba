import { AppError } from '../../domain/app-error.ts';
import { type Failure, failures } from '../../domain/translation/translation.ts';
import { type Attempt, JobCannotSucceed, type JobFailure, JobMustWait } from '../platform/job-queue/define-job.ts';

/** The failure code to show to users. Undefined for an unexpected error that a retry may solve. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AppError ? failures.find((failure) => failure === error.code) : undefined;

// If the provider asks for a longer wait, the job fails, and the user may try again.
const longestWaitSeconds = 15 * 60;
const firstWaitSeconds = 5;
const longestBackoffSeconds = 120;
const triesAfterUnexpected = 4;

/**
 * Retries of jobs that use the language model. The waits between them grow from `firstWaitSeconds` to `longestBackoffSeconds`, so
 * the retries cover an outage of about ten minutes.
 */
export const outageSettings = { retries: 9 };

/** If the provider is down or busy: the seconds until it should be called again. Undefined for all other errors. */
export function findWaitSeconds(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.code !== 'model-unavailable') return undefined;
  const seconds = error.details?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds <= longestWaitSeconds ? seconds : undefined;
}

/**
 * Waits for a provider that is unavailable, and skips retries that cannot help. Users are notified by `giveUp` after
 * the job has ended: while the job is still running, a new request of a user would start no job.
 */
export function retryOrGiveUp(error: unknown, { number, isLast }: Attempt): never {
  const waitSeconds = findWaitSeconds(error);
  if (waitSeconds !== undefined && !isLast && error instanceof Error) {
    const backoffSeconds = Math.min(longestBackoffSeconds, firstWaitSeconds * 2 ** (number - 1));
    throw new JobMustWait(error, Math.max(waitSeconds, backoffSeconds));
  }
  throw failureOf(error) === undefined && number < triesAfterUnexpected ? error : new JobCannotSucceed(error);
}

export const failureOfJob = ({ code }: JobFailure): Failure =>
  failures.find((failure) => failure === code) ?? 'internal';
