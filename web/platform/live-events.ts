import * as v from 'valibot';
import { type LiveEvent, liveEventSchema } from '../../domain/live-event.ts';
import { readLiveStream } from './read-live-stream.ts';

type Tell = (event: LiveEvent) => void;

const shared = 'foxtale-live';
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Hears what happens to this user, until the returned function is called. One tab in sight keeps the stream and tells the
 * others: a browser opens no more than six connections to a server, and a seventh tab would wait for ever.
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
    // A page out of sight may be asleep, and would keep the stream from those that are not.
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
  // Browsers keep locks from pages that come by plain HTTP; such a page has a stream of its own.
  const lead = () => keepStream(signal, tell);
  if (!('locks' in navigator)) return lead();
  const { locks } = navigator;
  const isTaken = await locks.request(shared, { ifAvailable: true }, (lock) => (lock === null ? true : lead()));
  if (isTaken !== true || signal.aborted) return;
  hear({ topic: 'everything' });
  await locks.request(shared, { signal }, lead).catch(() => {});
}

/** Comes back after every interruption, ever more patiently while there is no answer. */
async function keepStream(signal: AbortSignal, tell: Tell) {
  let waitMs = firstWaitMs;
  const tellOn: Tell = (event) => {
    waitMs = firstWaitMs;
    tell(event);
  };
  while (!signal.aborted) {
    const end = await readLiveStream(signal, tellOn);
    // All of them at the same moment would be a burden for a server that has just come back.
    await wait(waitMs * (0.5 + Math.random()), signal);
    // Only now, so that the other tabs hear of it before one of them takes over.
    if (end === 'signed-out') return;
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
