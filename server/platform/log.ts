import { hostname } from 'node:os';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError, withoutQuotes } from './telemetry/describe-error.ts';
import { workContext } from './telemetry/work-context.ts';

/** JSON lines on standard error, with ids and codes but no personal data. Standard output is for the operator's terminal. */
export const createLog = (
  { logLevel, role }: Pick<Config, 'logLevel' | 'role'>,
  destination: DestinationStream = pino.destination(2),
) => pino({ level: logLevel, base: { role, host: hostname() }, serializers, mixin: contextFields }, destination);

const serializers = {
  err: describeError,
  // Removes quotations, because an error message of a provider may quote user input.
  problem: (problem: unknown) => withoutQuotes(String(problem)),
};

function contextFields() {
  const { requestId, jobId, span } = workContext.getStore() ?? {};
  return { requestId, jobId, traceId: span?.traceId };
}
