import { useSyncExternalStore } from 'react';

const firstLookMs = 5000;
const longestWaitMs = 30_000;

let isServerAway = false;
let waitMs = firstLookMs;
let look: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** No network, or a server that does not respond. */
export const isOffline = () => !navigator.onLine || isServerAway;
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false);

/** Tells the listeners about the browser's online and offline events. */
export function followConnection() {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (isServerAway) void lookAgain();
  });
}

/** Calls the listener when the connection is lost or restored. */
export function onConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A fetch that also records whether the response came from the server or, because it is unreachable, from the device. */
export async function fetchNoticing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    notice(!response.headers.has('x-kept'));
    return response;
  } catch (error) {
    // An aborted request says nothing about the server.
    if (!init?.signal?.aborted) notice(false);
    throw error;
  }
}

function notice(hasAnswered: boolean) {
  const before = isOffline();
  isServerAway = !hasAnswered;
  if (hasAnswered) waitMs = firstLookMs;
  clearTimeout(look);
  if (isServerAway) look = setTimeout(lookAgain, waitMs);
  if (isOffline() !== before) tell();
}

/** Polls an unreachable server with increasing intervals. So the page notices without a reload that the server is back. */
async function lookAgain() {
  waitMs = Math.min(waitMs * 2, longestWaitMs);
  // Without a network, the browser's online event restarts the polling.
  if (!navigator.onLine) return;
  const response = await fetch('/api/health').catch(() => undefined);
  notice(response?.ok === true);
}

function tell() {
  for (const listener of listeners) listener();
}
