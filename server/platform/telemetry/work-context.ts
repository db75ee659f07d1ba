import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log or a span belongs to: a request or a job. */
export interface WorkContext {
  requestId?: string;
  jobId?: string;
  span?: SpanId;
}

export interface SpanId {
  traceId: string;
  spanId: string;
  /** Whether the collector is told. Decided once per trace, where it begins. */
  isSampled: boolean;
}

export const workContext = new AsyncLocalStorage<WorkContext>();
