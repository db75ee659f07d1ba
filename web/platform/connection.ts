import { useSyncExternalStore } from 'react';
import { keptBecauseBusy, keptHeader } from '../device/kept-answers.ts';

const firstLookMs = 5000;
const longestWaitMs = 30_000;

/**
 * `busy`: the server says that it is busy, or a gateway answers instead of the server (status 502 to 504). `away`: no
 * answer.
 */
let server: 'here' | 'busy' | 'away' = 'here';
let waitMs = firstLookMs;
let look: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** No network, or a server that does not respond or is busy. */
export const isOffline = () => !navigator.onLine || server !== 'here';
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false);

/** The network works, but the server is busy. Counts as offline, but users see another text: they can try again. */
const isServerBusy = () => navigator.onLine && server === 'busy';
export const useIsServerBusy = () => useSyncExternalStore(onConnection, isServerBusy, () => false);

/** Tells the listeners about the browser's online and offline events. */
export function followConnection() {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (server !== 'here') void lookAgain();
  });
}

/** Calls the listener when the connection is lost or restored. */
export function onConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A fetch that also records where the response came from: from the server, or from the device if the server is unreachable
 * or busy.
 */
export async function fetchNoticing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    const kept = response.headers.get(keptHeader);
    if (kept === null) notice('here');
    else notice(kept === keptBecauseBusy ? 'busy' : 'away');
    return response;
  } catch (error) {
    // Ignores an aborted request, because it says nothing about the server.
    if (!init?.signal?.aborted) notice('away');
    throw error;
  }
}

function notice(found: typeof server) {
  const before = [isOffline(), isServerBusy()];
  server = found;
  if (server === 'here') waitMs = firstLookMs;
  clearTimeout(look);
  if (server !== 'here') look = setTimeout(lookAgain, waitMs);
  if (isOffline() !== before[0] || isServerBusy() !== before[1]) tell();
}

/**
 * Polls an unreachable or busy server with increasing intervals. So the page notices without a reload that the server is back.
 */
export async function lookAgain() {
  waitMs = Math.min(waitMs * 2, longestWaitMs);
  // Without a network, the browser's online event restarts the polling.
  if (!navigator.onLine) return;
  const response = await fetch('/api/health').catch(() => undefined);
  if (response === undefined) notice('away');
  else notice(response.ok ? 'here' : 'busy');
}

function tell() {
  for (const listener of listeners) listener();
}
