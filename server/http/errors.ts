import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '../../domain/app-error.ts';
import { type ErrorCode, errorStatus } from '../../domain/error-status.ts';
import type { Services } from '../services.ts';
import { routeOf } from './observe-requests.ts';
import { ClientGone } from './requests/client-gone.ts';

/** Converts all errors to responses: a stable code without internal details. */
export function createErrorHandler({ log }: Pick<Services, 'log'>): ErrorHandler {
  return (error, c) => {
    if (error instanceof ClientGone) {
      log.debug({ route: routeOf(c) }, 'client closed the connection');
      return c.body(null, 400);
    }
    const known = toAppError(error);
    if (known === undefined || errorStatus[known.code] >= 500)
      log.error({ err: error, route: routeOf(c) }, 'request failed');
    const code: ErrorCode = known?.code ?? 'server-error';
    const body = { error: { code, ...(known?.details && { details: known.details }) } };
    return c.json(body, errorStatus[code], retryAfter(known));
  };
}

/** The Retry-After header for rate limits and an unavailable database. */
export const retryAfter = (error: unknown): Record<string, string> =>
  error instanceof AppError && typeof error.details?.waitSeconds === 'number'
    ? { 'retry-after': String(error.details.waitSeconds) }
    : {};

export const answerNotFound: NotFoundHandler = (c) => c.json({ error: { code: 'not-found' } }, 404);

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) return new AppError('malformed-json');
  if (isDatabaseUnavailable(error)) return new AppError('database-away', { waitSeconds: 2 }, { cause: error });
  if (isStorageFull(error)) return new AppError('storage-full', undefined, { cause: error });
  return undefined;
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const hasTimedOut = /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  const isMissingFile = code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect');
  return (unavailableCodes.has(code) && !isMissingFile) || hasTimedOut || isDatabaseUnavailable(error.cause);
}

/** Whether the disk of the database or of the file folder is full. */
function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '53100' || error.code === 'ENOSPC')) || isStorageFull(error.cause);
}
