import { hc } from 'hono/client';
import { AppError } from '../../domain/app-error.ts';
import { isErrorCode } from '../../domain/error-status.ts';
import type { Api } from '../../server/app.ts';
import { isFirstPageShown } from '../ui/loading/first-page.ts';
import { fetchNoticing } from './connection.ts';
import { nextTask } from './next-task.ts';

type Send = (address: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let send: Send = sendInOwnTask;

/** The API client, typed by the server's routes. */
export const api = hc<Api>('/api', { fetch: ((address, init) => send(address, init)) satisfies Send });

/**
 * Until the first page is shown, sends each read request in its own task: all components of a page start their requests in the
 * same task, and each takes about 1 ms. Other requests are sent immediately, because they may be sent when the page closes.
 */
async function sendInOwnTask(address: RequestInfo | URL, init?: RequestInit) {
  if (init?.method === 'GET' && !isFirstPageShown()) await nextTask();
  return fetchNoticing(address, init);
}

/** Replaces `fetch` when pages are rendered on the server, where requests do not go through the network. */
export function sendRequestsBy(serverSend: Send) {
  send = serverSend;
}

/** Returns the body of the response, or throws an AppError with the server's code. */
export async function read<Body>(
  answer: Promise<{ ok: boolean; status: number; json(): Promise<Body> }>,
): Promise<Body> {
  let response: Awaited<typeof answer>;
  try {
    response = await answer;
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause });
  }
  if (response.ok) return response.json();
  throw toAppError(response.status, await response.json().catch(() => undefined));
}

function toAppError(status: number, body: unknown) {
  const error = isRecord(body) ? body.error : undefined;
  const code = isRecord(error) ? error.code : undefined;
  const details = isRecord(error) && isRecord(error.details) ? error.details : undefined;
  if (isErrorCode(code)) return new AppError(code, details);
  // The response has no error code, so it comes from a gateway and not from our server.
  return new AppError(status >= 502 && status <= 504 ? 'server-busy' : 'server-error', details);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether the server rejected the request with this error code. */
export const isRefusal = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;
