import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../../domain/app-error.ts';
import { createBodyBuffer } from './body-memory-limit.ts';
import { ClientGone } from './client-gone.ts';
import { lingerMs, markArrived, markArriving } from './linger.ts';

/** The minimum speed of a request body. A slower connection is closed. */
interface Pace {
  silentMs: number;
  /** The average speed is checked only after this time. */
  graceMs: number;
  bytesPerSecond: number;
  checkEveryMs: number;
}

const defaultPace: Pace = { silentMs: 15_000, graceMs: 10_000, bytesPerSecond: 1000, checkEveryMs: 1000 };
/** If an unread body is at most this long, it is read and discarded, so that the connection can be reused. */
const lingerBytes = 64 * 1024;

const bodyMaxBytes = 256 * 1024;

interface HeldBody {
  receive(maxBytes: number): Promise<void>;
}

const heldBodies = new WeakMap<IncomingMessage, HeldBody>();

/**
 * Waits for the whole body of a request that `holdBody` holds back. Throws an AppError if the body is too large or too slow.
 */
export const receiveHeldBody = async (request: IncomingMessage, maxBytes = bodyMaxBytes) =>
  heldBodies.get(request)?.receive(maxBytes);

interface HoldOptions {
  request: IncomingMessage;
  response: ServerResponse;
  awaitsContinue?: boolean;
  pace?: Pace;
}

/**
 * Applies backpressure: the socket is paused after the headers until a handler needs the body. Then the body is collected
 * in one buffer and passed on as one chunk. Must be called before any other code reads the request.
 */
export function holdBody({ request, response, awaitsContinue = false, pace = defaultPace }: HoldOptions) {
  if (!hasBody(request)) return;
  const { socket } = request;
  const buffer = createBodyBuffer();
  const arrival = Promise.withResolvers<void>();
  arrival.promise.catch(() => {});
  const pushToStream = request.push.bind(request);
  let maxBytes = bodyMaxBytes;
  let isWanted = false;
  let isAwaited = false;
  let outcome: 'complete' | 'failed' | undefined;
  let paceTimer: NodeJS.Timeout | undefined;

  markArriving(socket);
  // Node's HTTP parser calls push with each chunk.
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) complete();
    else add(chunk);
    return true;
  };
  request._read = startReading;
  request.once('close', () => fail(new ClientGone()));
  response.once('finish', closeUnread);
  response.once('close', buffer.release);
  heldBodies.set(request, {
    receive(atMost) {
      isAwaited = true;
      maxBytes = atMost;
      if (outcome === undefined && (declaredBytes(request) ?? 0) > maxBytes) fail(new AppError('body-too-large'));
      startReading();
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
    clearInterval(paceTimer);
    socket.resume();
    if (isWanted) handOver();
  }

  function startReading() {
    // After the response is sent, Node calls `_read` only to discard the rest of the request.
    if (isWanted || response.writableFinished) return;
    isWanted = true;
    if (outcome === 'complete') return handOver();
    if (outcome === 'failed') return;
    if (awaitsContinue) response.writeContinue();
    paceTimer = setInterval(watchPace(), pace.checkEveryMs).unref();
    socket.resume();
  }

  function handOver() {
    if (buffer.size > maxBytes) return fail(new AppError('body-too-large'));
    arrival.resolve();
    pushToStream(buffer.read());
    pushToStream(null);
  }

  /**
   * Returns the function that checks the speed. If this process was blocked, the timer fires before the received data is read,
   * and a fast client seems slow. Therefore each check counts at most two intervals as elapsed time.
   */
  function watchPace() {
    const startSize = buffer.size;
    const longestMs = 2 * pace.checkEveryMs;
    let last = { at: performance.now(), size: startSize };
    let elapsedMs = 0;
    let silentMs = 0;
    return () => {
      const at = performance.now();
      const { size } = buffer;
      const passedMs = Math.min(at - last.at, longestMs);
      elapsedMs += passedMs;
      silentMs = size > last.size ? 0 : silentMs + passedMs;
      last = { at, size };
      const isTooSlow = elapsedMs > pace.graceMs && (size - startSize) * 1000 < pace.bytesPerSecond * elapsedMs;
      if (isTooSlow || silentMs >= pace.silentMs) fail(new AppError('request-timeout'));
    };
  }

  function fail(error: unknown) {
    if (outcome === 'failed' || (outcome === 'complete' && error instanceof ClientGone)) return;
    outcome = 'failed';
    clearInterval(paceTimer);
    buffer.release();
    arrival.reject(error);
    if (isAwaited) socket.pause();
    // No handler waits for the body, so nothing would send an error response: the connection is closed instead.
    else socket.destroy();
  }

  /** Called if the response was sent before the whole body arrived. */
  function closeUnread() {
    if (request.complete && outcome !== 'failed') return;
    const isShort = (declaredBytes(request) ?? Number.POSITIVE_INFINITY) <= lingerBytes;
    if (outcome !== 'failed' && isShort) socket.resume();
    else socket.pause();
    setTimeout(() => {
      if (!request.complete || outcome === 'failed') socket.destroySoon();
    }, lingerMs).unref();
  }
}

const hasBody = (request: IncomingMessage) => declaredBytes(request) !== 0;

/** Undefined for a chunked body, which has no content-length. */
function declaredBytes({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}
