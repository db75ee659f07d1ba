/** Tells a collector what a request or a job was made of. */
export interface Tracer {
  traceRequest(request: TracedRequest, work: () => Promise<void>): Promise<void>;
  traceJob<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** A part of the work under way; on its own, nothing is told. */
  tracePart<Result>(part: TracedPart, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

interface TracedRequest {
  /** The caller's `traceparent` header, whose trace is continued. */
  parent: string | undefined;
  /** Known once it is answered. */
  describe: () => { method: string; route: string; status: number };
}

interface TracedPart {
  name: string;
  attributes?: Record<string, string>;
}
