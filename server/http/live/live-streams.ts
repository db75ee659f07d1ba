import type { ServerResponse } from 'node:http';

export interface LiveStream {
  userId: string;
  sessionHash: Buffer;
  response: ServerResponse;
}

/** The open SSE streams of this process. They share one timer and one database connection. */
export interface LiveStreams {
  open(stream: LiveStream, headers: Record<string, string>): void;
  readonly size: number;
  close(): Promise<void>;
}
