import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or job of a log line or span. */
export interface WorkContext {
  requestId?: string;
  jobId?: string;
  span?: SpanId;
}

export interface SpanId {
  traceId: string;
  spanId: string;
  /** Whether the trace is sent. Decided once, at its start. */
  isSampled: boolean;
}

export const workContext = new AsyncLocalStorage<WorkContext>();
