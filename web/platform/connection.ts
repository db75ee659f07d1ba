import { useSyncExternalStore } from 'react';

const firstLookMs = 5000;
const longestWaitMs = 30_000;

let isServerAway = false;
let waitMs = firstLookMs;
let look: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Without a network, or with a server that does not answer. */
export const isOffline = () => !navigator.onLine || isServerAway;
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false);

/** Takes the browser's word for it, where it knows. */
export function followConnection() {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (isServerAway) void lookAgain();
  });
}

/** Hears when the connection comes or goes. */
export function onConnection(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks the server, and notices whether it was the server that answered or the device. */
export async function fetchNoticing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    notice(!response.headers.has('x-kept'));
    return response;
  } catch (error) {
    // A question taken back says nothing about the server.
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

/** Nobody has to reload: it is looked for again and again, ever more patiently. */
async function lookAgain() {
  waitMs = Math.min(waitMs * 2, longestWaitMs);
  // Without a network the browser says when there is one.
  if (!navigator.onLine) return;
  const response = await fetch('/api/health').catch(() => undefined);
  notice(response?.ok === true);
}

function tell() {
  for (const listener of listeners) listener();
}
