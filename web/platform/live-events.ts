import * as v from 'valibot';
import { type LiveEvent, liveEventSchema } from '../../domain/live-event.ts';
import { readLiveStream } from './read-live-stream.ts';

type Tell = (event: LiveEvent) => void;

const shared = 'foxtale-live';
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Follows the user's live events. Returns a cleanup function. One visible tab holds the stream (Web Locks) and forwards
 * events to the other tabs: browsers allow six HTTP/1.1 connections per server, so a seventh tab would hang.
 */
export function followLiveEvents(hear: Tell) {
  const channel = new BroadcastChannel(shared);
  channel.onmessage = ({ data }) => {
    const parsed = v.safeParse(liveEventSchema, data);
    if (parsed.success) hear(parsed.output);
  };
  const tell: Tell = (event) => {
    hear(event);
    channel.postMessage(event);
  };

  let following: AbortController | undefined;
  function update() {
    // Only a visible tab holds the stream: a hidden tab may be frozen, and then the other tabs would get no events.
    const canFollow = document.visibilityState === 'visible' && navigator.onLine;
    if (canFollow && following === undefined) {
      following = new AbortController();
      void follow({ signal: following.signal, hear, tell });
    } else if (!canFollow) {
      following?.abort();
      following = undefined;
    }
  }

  const changes = new AbortController();
  const { signal } = changes;
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('online', update, { signal });
  window.addEventListener('offline', update, { signal });
  update();
  return () => {
    changes.abort();
    following?.abort();
    channel.close();
  };
}

interface Following {
  signal: AbortSignal;
  hear: Tell;
  tell: Tell;
}

async function follow({ signal, hear, tell }: Following) {
  // Web Locks need a secure context. Over plain HTTP each tab has its own stream.
  const lead = () => keepStream(signal, tell);
  if (!('locks' in navigator)) return lead();
  const { locks } = navigator;
  const isTaken = await locks.request(shared, { ifAvailable: true }, (lock) => (lock === null ? true : lead()));
  if (isTaken !== true || signal.aborted) return;
  hear({ topic: 'everything' });
  await locks.request(shared, { signal }, lead).catch(() => {});
}

/** Reconnects after every interruption, with exponential backoff. */
async function keepStream(signal: AbortSignal, tell: Tell) {
  let waitMs = firstWaitMs;
  const tellOn: Tell = (event) => {
    waitMs = firstWaitMs;
    tell(event);
  };
  while (!signal.aborted) {
    const end = await readLiveStream(signal, tellOn);
    // Adds jitter, so that clients do not all reconnect at the same moment after a restart.
    await wait(waitMs * (0.5 + Math.random()), signal);
    // Returns only after the wait, so that the other tabs learn that the session has ended before one of them takes over the
    // stream.
    if (end === 'refused' || (end === 'session-ended' && !(await hasSession()))) return;
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

/** Whether the user is signed in. After a session has ended, the user may have signed in again. */
async function hasSession() {
  const answer = await fetch('/api/session').catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'user' in body && body.user !== null;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
