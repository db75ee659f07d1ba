import { type FuzzAnswer, judgeAnswer } from './judge-answer.ts';
import { startPatience } from './patience.ts';
import type { FuzzRequest } from './request-arbitrary.ts';
import { sendByWire } from './send-by-wire.ts';

interface Asking {
  baseUrl: string;
  token: string;
  foreignId: string;
}

interface Reply {
  problems: string[];
  /** The status, or 0 if there was no response. */
  status: number;
  ms: number;
  /** The reason why there is no response. Set only if a missing response is expected. */
  unanswered?: string;
}

/** Sends a request and checks its response. */
export async function ask(request: FuzzRequest, asking: Asking): Promise<Reply> {
  const first = await askOnce(request, asking);
  if (!first.isCut) return first;
  return {
    ...(await askOnce(request, asking)),
    unanswered: 'a keep-alive connection was closed during use; sent again',
  };
}

async function askOnce(request: FuzzRequest, asking: Asking): Promise<Reply & { isCut?: boolean }> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  using patience = startPatience(asking.baseUrl);
  try {
    const found = await send(request, asking, patience.signal);
    if ('unanswered' in found) return { ...found, problems: [], status: 0, ms: elapsed() };
    const problems = judgeAnswer(request, found.answer, asking.foreignId);
    return { problems, status: found.answer.status, ms: elapsed() };
  } catch (error) {
    const isCut = request.wire === undefined && !patience.signal.aborted;
    const problem = `no response after ${Math.round(elapsed())} ms: ${error instanceof Error ? error.message : error}`;
    return { problems: [problem], status: 0, ms: elapsed(), isCut };
  }
}

/**
 * Node may send this second response after the response to a malformed request, because the rest of the body is not valid
 * HTTP. Any other second response would mean that the server has answered a smuggled request.
 */
const bareRefusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

type Found = { answer: FuzzAnswer } | { unanswered: string };

async function send(request: FuzzRequest, { baseUrl, token }: Asking, signal: AbortSignal): Promise<Found> {
  if (request.wire === undefined) return { answer: await sendByFetch(request, { baseUrl, token, signal }) };
  const outcome = await sendByWire(request, request.wire, { baseUrl, token, signal });
  if ('rest' in outcome && outcome.rest !== '' && outcome.rest !== bareRefusal)
    throw new Error(`a second response on one connection: ${outcome.rest.slice(0, 100)}`);
  return outcome;
}

interface Sending {
  baseUrl: string;
  token: string;
  signal: AbortSignal;
}

async function sendByFetch({ endpoint, path, headers, body }: FuzzRequest, { baseUrl, token, signal }: Sending) {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: { cookie: `session=${token}`, ...headers },
    signal,
    ...(body !== undefined && { body }),
  });
  // The body of an event stream is not read, because it never ends.
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  return { status: response.status, headers: response.headers, text };
}
