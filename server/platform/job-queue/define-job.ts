import * as v from 'valibot';
import { type ErrorCode, isErrorCode } from '../../../domain/error-status.ts';
import type { Services } from '../../services.ts';

interface Definition<Data> {
  name: string;
  /**
   * Validates the stored data when the job runs, because an older version of the program may have stored it. The data should
   * be ids rather than content.
   */
  schema: v.GenericSchema<unknown, Data>;
  /** Runs at least once: a process can die after the work and before the job is marked as done. */
  run: (services: Services, data: Data, attempt: Attempt) => Promise<unknown>;
  /** Runs when no try is left, even if the process died during the last try. Use `giveUp` to notify waiting users. */
  giveUp?: (services: Services, data: Data, failure: JobFailure) => Promise<unknown>;
  /** Reverts `giveUp`. Runs in the transaction in which an admin retries the job. */
  reopen?: (tx: Services, data: Data) => Promise<unknown>;
  settings?: Partial<JobSettings>;
}

interface JobSettings {
  /** Concurrent runs per process. */
  concurrency: number;
  /** The number of tries after the first one. */
  retries: number;
  /** Delay before the first retry. It doubles with each retry, up to `longestRetryDelaySeconds`. */
  retryDelaySeconds: number;
  longestRetryDelaySeconds: number;
  /** A try that takes longer fails. */
  timeoutSeconds: number;
}

export interface Attempt {
  /** The number of this try, counted from 1. */
  number: number;
  isLast: boolean;
  /** Aborted when the job is cancelled, takes too long, or the server stops. */
  signal: AbortSignal;
}

export interface JobFailure {
  message: string;
  /** Set if the error was an AppError. */
  code: ErrorCode | undefined;
}

/** A background job, which any worker process may run. */
export interface Job<Data> {
  name: string;
  settings: JobSettings;
  run: (services: Services, stored: unknown, attempt: Attempt) => Promise<unknown>;
  giveUp: ((services: Services, stored: unknown, failure: JobFailure) => Promise<unknown>) | undefined;
  reopen: ((tx: Services, stored: unknown) => Promise<unknown>) | undefined;
  /** Phantom type, never set: it types the data of `enqueue`. */
  data?: Data;
}

/** Thrown by a job to skip the remaining retries. */
export class JobCannotSucceed extends Error {
  override readonly name = 'JobCannotSucceed';
  readonly code: ErrorCode | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = cause instanceof Error && 'code' in cause && isErrorCode(cause.code) ? cause.code : undefined;
  }
}

/**
 * Thrown by a job that has to wait for another service. The next try starts after `seconds` and counts as one of the `retries`.
 */
export class JobMustWait extends Error {
  override readonly name = 'JobMustWait';
  readonly seconds: number;

  constructor(cause: Error, seconds: number) {
    super(cause.message, { cause });
    this.seconds = seconds;
  }
}

export function defineJob<Data>({ name, schema, run, giveUp, reopen, settings }: Definition<Data>): Job<Data> {
  return {
    name,
    settings: {
      concurrency: 2,
      retries: 3,
      retryDelaySeconds: 2,
      longestRetryDelaySeconds: 60,
      timeoutSeconds: 15 * 60,
      ...settings,
    },
    run: async (services, stored, attempt) => run(services, parse(schema, stored), attempt),
    giveUp: giveUp && (async (services, stored, failure) => giveUp(services, parse(schema, stored), failure)),
    reopen: reopen && (async (tx, stored) => reopen(tx, parse(schema, stored))),
  };
}

function parse<Data>(schema: v.GenericSchema<unknown, Data>, stored: unknown) {
  const parsed = v.safeParse(schema, stored);
  if (parsed.success) return parsed.output;
  throw new JobCannotSucceed(
    new Error('The stored data of the job does not match its schema.', { cause: new v.ValiError(parsed.issues) }),
  );
}
