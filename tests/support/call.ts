import { checkAnswer } from './check-answer.ts';
import type { TestServer } from './servers/start-test-server.ts';

export interface Call {
  method?: string;
  /** Relative to /api. */
  path: string;
  token?: string | undefined;
  /** Sent as JSON, unless it is a string or a stream. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  /** The error code, if the response is an AppError. */
  code: string | undefined;
  body: unknown;
  text: string;
  headers: Headers;
}

/** Sends one request to the API on a new connection, with the session cookie if there is one. */
export async function call(server: Pick<TestServer, 'baseUrl'>, request: Call): Promise<Answer> {
  const { method = 'GET', path, token, body, headers = {}, signal } = request;
  const isRaw = typeof body === 'string' || body instanceof ReadableStream;
  const response = await fetch(`${server.baseUrl}/api${path}`, {
    method,
    redirect: 'manual',
    ...(signal !== undefined && { signal }),
    headers: {
      connection: 'close',
      ...(token !== undefined && { cookie: `session=${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await readText(response);
  const parsed = parseJson(text);
  checkAnswer({ method, path, status: response.status, body: parsed });
  return { status: response.status, code: codeOf(parsed), body: parsed, text, headers: response.headers };
}

/** An event stream never ends, so its body is not read. */
async function readText(response: Response) {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(body: unknown) {
  if (!isRecord(body) || !isRecord(body.error)) return undefined;
  return typeof body.error.code === 'string' ? body.error.code : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
