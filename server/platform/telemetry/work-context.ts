import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or job to which a log line or span belongs. */
export interface WorkContext {
  requestId?: string;
  jobId?: string;
  span?: SpanId;
}

export interface SpanId {
  traceId: string;
  spanId: string;
  /** Whether the trace is sent. Decided once, at the start of the trace. */
  isSampled: boolean;
}

export const workContext = new AsyncLocalStorage<WorkContext>();
