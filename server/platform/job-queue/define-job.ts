import * as v from 'valibot';
import { type ErrorCode, isErrorCode } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';

interface Definition<Data> {
  name: string;
  /** Ids, mostly: what is stored is read again by this schema when the job runs, perhaps by a newer version of us. */
  schema: v.GenericSchema<unknown, Data>;
  /** May run twice: a process can die between the work and the word that it is done. */
  run: (services: Services, data: Data, attempt: Attempt) => Promise<unknown>;
  /** Runs once no try is left, also when it was the process that died: the place to tell whoever waits. */
  giveUp?: (services: Services, data: Data, failure: JobFailure) => Promise<unknown>;
  /** Takes back what `giveUp` did, in the transaction in which an operator has the job run once more. */
  reopen?: (tx: Services, data: Data) => Promise<unknown>;
  settings?: Partial<JobSettings>;
}

interface JobSettings {
  /** How many run at the same time in one process. */
  concurrency: number;
  /** Tries after the first one. */
  retries: number;
  /** Before the first retry; doubles each time, up to the longest. */
  retryDelaySeconds: number;
  longestRetryDelaySeconds: number;
  /** A try that takes longer has failed. */
  timeoutSeconds: number;
}

export interface Attempt {
  /** 1 for the first. */
  number: number;
  isLast: boolean;
  /** Aborted when the job is cancelled, takes too long, or the server stops. */
  signal: AbortSignal;
}

export interface JobFailure {
  message: string;
  /** Where it was one of ours. */
  code: ErrorCode | undefined;
}

/** Work that is done later, by whichever process has time. */
export interface Job<Data> {
  name: string;
  settings: JobSettings;
  run: (services: Services, stored: unknown, attempt: Attempt) => Promise<unknown>;
  giveUp: ((services: Services, stored: unknown, failure: JobFailure) => Promise<unknown>) | undefined;
  reopen: ((tx: Services, stored: unknown) => Promise<unknown>) | undefined;
  /** Never set: it lets the compiler know what to enqueue. */
  data?: Data;
}

/** Thrown by a job when another try cannot help. */
export class JobCannotSucceed extends Error {
  override readonly name = 'JobCannotSucceed';
  readonly code: ErrorCode | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = cause instanceof Error && 'code' in cause && isErrorCode(cause.code) ? cause.code : undefined;
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
    new Error('The stored job does not fit its schema.', { cause: new v.ValiError(parsed.issues) }),
  );
}
