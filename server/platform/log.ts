import { hostname } from 'node:os';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError, withoutQuotes } from './telemetry/describe-error.ts';
import { workContext } from './telemetry/work-context.ts';

/** Structured lines on standard error: ids and codes, no personal data. Standard output is for the person who started it. */
export const createLog = (
  { logLevel, role }: Pick<Config, 'logLevel' | 'role'>,
  destination: DestinationStream = pino.destination(2),
) => pino({ level: logLevel, base: { role, host: hostname() }, serializers, mixin: nameWork }, destination);

const serializers = {
  err: describeError,
  // In the words of a provider, who may repeat ours.
  problem: (problem: unknown) => withoutQuotes(String(problem)),
};

function nameWork() {
  const { requestId, jobId, span } = workContext.getStore() ?? {};
  return { requestId, jobId, traceId: span?.traceId };
}
