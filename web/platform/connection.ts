import { useSyncExternalStore } from 'react';
import { keptBecauseBusy, keptBecauseSlow, keptHeader } from '../device/kept-answers.ts';

const firstLookMs = 5000;
const longestWaitMs = 30_000;
const checkMs = 5000;

/**
 * `slow`: the server has not answered yet, so the page shows what the device has. `busy`: the server says that it is busy, or
 * a gateway answers instead of the server (status 502 to 504). `away`: two requests in a row failed.
 */
let server: 'here' | 'slow' | 'busy' | 'away' = 'here';
let waitMs = firstLookMs;
let look: ReturnType<typeof setTimeout> | undefined;
let checking: Promise<void> | undefined;
const listeners = new Set<() => void>();
/** Addresses for which the device has answered, because the server was slow. Their next request waits for the server. */
const answeredByDevice = new Set<string>();

/** No network, or a server that does not respond or is busy. A slow server is not offline. */
export const isOffline = () => !navigator.onLine || server === 'busy' || server === 'away';
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false);

/** The network works, but the server is busy. Counts as offline, but users see another text: they can try again. */
const isServerBusy = () => navigator.onLine && server === 'busy';
export const useIsServerBusy = () => useSyncExternalStore(onConnection, isServerBusy, () => false);

/** The server will answer, but until then the page shows what the device has. */
const isServerSlow = () => navigator.onLine && server === 'slow';
export const useIsServerSlow = () => useSyncExternalStore(onConnection, isServerSlow, () => false);

/** Whether the page shows answers of the server, and not what the device has. */
export const isServerHere = () => navigator.onLine && server === 'here';

/** Tells the listeners about the browser's online and offline events. */
export function followConnection() {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (server !== 'here') void lookAgain();
  });
}

/** Calls the listener when the connection is lost or restored, and when the server becomes slow or answers again. */
export function onConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A fetch that also records where the response came from: from the server, or from the device if the server is unreachable,
 * busy or slow.
 */
export async function fetchNoticing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = String(input instanceof Request ? input.url : input);
  try {
    const response = await fetch(input, answeredByDevice.has(address) ? { ...init, cache: 'reload' } : init);
    const kept = response.headers.get(keptHeader);
    if (kept === null) notice('here');
    else if (kept === keptBecauseBusy) notice('busy');
    else if (kept === keptBecauseSlow) {
      if (init?.method === 'GET') answeredByDevice.add(address);
      noticeSlow();
    } else void confirmAway();
    return response;
  } catch (error) {
    // Ignores an aborted request, because it says nothing about the server.
    if (!init?.signal?.aborted) await confirmAway();
    throw error;
  }
}

function noticeSlow() {
  // A server that was busy or unreachable stays so until it answers.
  if (server !== 'here') return;
  notice('slow');
  void lookAgain();
}

/** A single failed request proves nothing, so a second request decides whether the server is unreachable. */
async function confirmAway() {
  if (server === 'away' || !navigator.onLine) return notice('away');
  checking ??= lookAgain(AbortSignal.timeout(checkMs)).finally(() => {
    checking = undefined;
  });
  return checking;
}

function notice(found: typeof server) {
  const before = [isOffline(), isServerBusy(), isServerSlow()];
  server = found;
  if (server === 'here') waitMs = firstLookMs;
  clearTimeout(look);
  if (server === 'busy' || server === 'away') look = setTimeout(poll, waitMs);
  const now = [isOffline(), isServerBusy(), isServerSlow()];
  if (now.some((is, index) => is !== before[index])) tell();
}

/**
 * Polls an unreachable or busy server with increasing intervals. So the page notices without a reload that the server is back.
 */
function poll() {
  waitMs = Math.min(waitMs * 2, longestWaitMs);
  void lookAgain();
}

/** Asks the server whether it works. */
export async function lookAgain(signal?: AbortSignal) {
  // Without a network, the browser's online event restarts the polling.
  if (!navigator.onLine) return;
  try {
    const response = await fetch('/api/health', signal && { signal });
    notice(response.ok ? 'here' : 'busy');
  } catch {
    if (signal?.aborted) noticeSlow();
    else notice('away');
  }
}

function tell() {
  for (const listener of listeners) listener();
}
