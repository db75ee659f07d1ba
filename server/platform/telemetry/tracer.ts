/** Sends traces of requests and jobs to a collector. */
export interface Tracer {
  traceRequest(request: TracedRequest, work: () => Promise<void>): Promise<void>;
  traceJob<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** A child span. Does nothing outside of a traced request or job. */
  tracePart<Result>(part: TracedPart, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

interface TracedRequest {
  /** The `traceparent` header of the caller, whose trace is continued. */
  parent: string | undefined;
  /** Called when the response is complete. */
  describe: () => { method: string; route: string; status: number };
}

interface TracedPart {
  name: string;
  attributes?: Record<string, string>;
}
