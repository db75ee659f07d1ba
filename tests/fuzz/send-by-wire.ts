import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FuzzAnswer } from './judge-answer.ts';
import { parseAnswer } from './parse-answer.ts';
import type { FuzzRequest } from './request-arbitrary.ts';
import type { Wire } from './wire-arbitrary.ts';
import { writeRequest } from './write-request.ts';

const trickleMs = 400;
/** How long to wait for a second response, which would answer a smuggled request. */
const restMs = 30;

/** Node's limit for all headers together. */
const headMaxBytes = 16 * 1024;

type Outcome = { answer: FuzzAnswer; rest: string } | { unanswered: string };

interface Sending {
  baseUrl: string;
  token: string;
  signal: AbortSignal;
}

/** Writes a request to a new raw connection, as `wire` describes, and reads the response. */
export async function sendByWire(
  request: FuzzRequest,
  wire: Wire,
  { baseUrl, token, signal }: Sending,
): Promise<Outcome> {
  const { hostname, port, host } = new URL(baseUrl);
  const { head, pieces } = writeRequest(request, wire, { host, token });
  const method = wire.method ?? request.endpoint.method;
  const socket = connect(Number(port), hostname);
  try {
    const incoming = receive(socket, method, signal);
    const isDone = () => socket.destroyed || incoming.isComplete;
    socket.write(head);
    for (const piece of pieces) {
      if (isDone()) break;
      socket.write(piece);
      if (wire.pauseMs > 0) await sleep(wire.pauseMs);
    }
    if (wire.ending === 'leaves') return { unanswered: 'the client left' };
    while (wire.ending === 'trickles' && !isDone()) {
      socket.write(wire.framing === 'chunks' ? '1\r\na\r\n' : 'a');
      await sleep(trickleMs);
    }
    await incoming.completion;
    if (wire.isMalformed) await sleep(restMs);
    const found = incoming.parse();
    if (found === undefined) return { unanswered: explainSilence(wire, head.length) };
    return { answer: found.answer, rest: found.rest.toString('latin1') };
  } finally {
    socket.destroy();
  }
}

/**
 * Returns the reason why a connection ended without a response. Node closes the connection right after it has refused a
 * request. If more data arrives afterwards, the connection is reset, and the response can be lost. Throws if Node had no
 * reason to refuse the request.
 */
function explainSilence({ isMalformed }: Wire, headBytes: number) {
  if (isMalformed) return 'malformed HTTP, and the reset arrived before the response';
  if (headBytes > headMaxBytes) return 'headers above 16 kB, and the reset arrived before the response';
  throw new Error('the server closed the connection');
}

function receive(socket: Socket, method: string, signal: AbortSignal) {
  const chunks: Buffer[] = [];
  const completion = Promise.withResolvers<void>();
  completion.promise.catch(() => {});
  const parse = () => parseAnswer(Buffer.concat(chunks), method);
  const state = { isComplete: false };
  socket.on('data', (data) => {
    chunks.push(data);
    if (state.isComplete || parse() === undefined) return;
    state.isComplete = true;
    completion.resolve();
  });
  // Ignores errors of the connection, because a reset after the response was read is not a failure.
  socket.on('error', () => {});
  socket.on('close', () => completion.resolve());
  signal.addEventListener('abort', () => completion.reject(signal.reason), { once: true });
  return {
    parse,
    completion: completion.promise,
    get isComplete() {
      return state.isComplete;
    },
  };
}
