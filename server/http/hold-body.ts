import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../domain/app-error.ts';
import { createBodyBuffer } from './body-buffer.ts';
import { ClientGone } from './client-gone.ts';
import { lingerMs, markArrived, markArriving } from './linger.ts';

/** How slowly a body may arrive before its connection is ended. */
interface Pace {
  silentMs: number;
  /** The average counts only after that. */
  graceMs: number;
  bytesPerSecond: number;
  checkEveryMs: number;
}

const usualPace: Pace = { silentMs: 15_000, graceMs: 10_000, bytesPerSecond: 1000, checkEveryMs: 1000 };
/** A rest of a body that is worth reading to keep the connection. */
const lingerBytes = 64 * 1024;

const bodyMaxBytes = 256 * 1024;

interface HeldBody {
  receive(maxBytes: number): Promise<void>;
}

const heldBodies = new WeakMap<IncomingMessage, HeldBody>();

/** Waits for the whole body of a request that is held. Throws an AppError when it is too large or too slow. */
export const receiveHeldBody = async (request: IncomingMessage, maxBytes = bodyMaxBytes) =>
  heldBodies.get(request)?.receive(maxBytes);

interface Holding {
  request: IncomingMessage;
  response: ServerResponse;
  awaitsContinue?: boolean;
  pace?: Pace;
}

/**
 * Keeps a body on the wire until the request's handler wants it: the socket is paused after the read that brought the head.
 * Then the body is copied into one buffer and handed on as one chunk. Called before anything else sees the request.
 */
export function holdBody({ request, response, awaitsContinue = false, pace = usualPace }: Holding) {
  if (!hasBody(request)) return;
  const { socket } = request;
  const buffer = createBodyBuffer();
  const arrival = Promise.withResolvers<void>();
  arrival.promise.catch(() => {});
  const passOn = request.push.bind(request);
  let maxBytes = bodyMaxBytes;
  let isWanted = false;
  let isAwaited = false;
  let outcome: 'complete' | 'failed' | undefined;
  let watching: NodeJS.Timeout | undefined;

  markArriving(socket);
  // Node's HTTP parser pushes each chunk into the request as it comes.
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) complete();
    else add(chunk);
    return true;
  };
  request._read = want;
  request.once('close', () => fail(new ClientGone()));
  response.once('finish', closeUnread);
  response.once('close', buffer.release);
  heldBodies.set(request, {
    receive(atMost) {
      isAwaited = true;
      maxBytes = atMost;
      if (outcome === undefined && (statedBytes(request) ?? 0) > maxBytes) fail(new AppError('body-too-large'));
      want();
      return arrival.promise;
    },
  });

  function add(chunk: Buffer) {
    if (outcome !== undefined) return;
    try {
      buffer.add(chunk, maxBytes);
    } catch (error) {
      return fail(error);
    }
    if (!isWanted) socket.pause();
  }

  function complete() {
    if (outcome !== undefined) return;
    outcome = 'complete';
    markArrived(socket);
    clearInterval(watching);
    socket.resume();
    if (isWanted) handOver();
  }

  function want() {
    // Once an answer is sent, Node reads what is left of the request to discard it.
    if (isWanted || response.writableFinished) return;
    isWanted = true;
    if (outcome === 'complete') return handOver();
    if (outcome === 'failed') return;
    if (awaitsContinue) response.writeContinue();
    watching = setInterval(watchPace(), pace.checkEveryMs).unref();
    socket.resume();
  }

  function handOver() {
    if (buffer.size > maxBytes) return fail(new AppError('body-too-large'));
    arrival.resolve();
    passOn(buffer.take());
    passOn(null);
  }

  function watchPace() {
    const startedAt = performance.now();
    const startSize = buffer.size;
    let last = { at: startedAt, size: startSize };
    return () => {
      const at = performance.now();
      const { size } = buffer;
      if (size > last.size) last = { at, size };
      const elapsedMs = at - startedAt;
      const isTooSlow = elapsedMs > pace.graceMs && (size - startSize) * 1000 < pace.bytesPerSecond * elapsedMs;
      if (isTooSlow || at - last.at >= pace.silentMs) fail(new AppError('request-timeout'));
    };
  }

  function fail(error: unknown) {
    if (outcome === 'failed' || (outcome === 'complete' && error instanceof ClientGone)) return;
    outcome = 'failed';
    clearInterval(watching);
    buffer.release();
    arrival.reject(error);
    if (isAwaited) socket.pause();
    // The stream was read directly, and has no way to answer.
    else socket.destroy();
  }

  /** An answer was sent before the body had arrived. */
  function closeUnread() {
    if (request.complete && outcome !== 'failed') return;
    const isShort = (statedBytes(request) ?? Number.POSITIVE_INFINITY) <= lingerBytes;
    if (outcome !== 'failed' && isShort) socket.resume();
    else socket.pause();
    setTimeout(() => {
      if (!request.complete || outcome === 'failed') socket.destroySoon();
    }, lingerMs).unref();
  }
}

const hasBody = (request: IncomingMessage) => statedBytes(request) !== 0;

/** Undefined for a body in chunks, which does not say how long it will be. */
function statedBytes({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}
