import { findOwner, keepAnswer } from '../device/kept-answers.ts';
import { definitionPath, listWaiting, putWaiting, removeWaiting, type Waiting } from '../device/outbox.ts';
import { hasFailed, isAway, isForLater } from './is-away.ts';
import { renewLearning } from './renew-learning.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';
import { tryToStore } from './try-to-store.ts';

declare const self: ServiceWorkerGlobalScope;

// Whether the outbox may have entries. This is unknown after a restart of the worker, so it starts with true.
let mayWait = true;
let sending: Promise<void> | undefined;
// Entries that the page is sending itself: the request of the page is still pending. `sendWaiting` skips these entries,
// because a word lookup that is sent twice could count twice.
const open = new Set<string>();
const toId = ({ key, since }: Waiting) => `${key} ${since}`;
// The pause after the server has refused an entry for now, for example with status 429.
const pauseMs = 60_000;
let pausedUntil = 0;
// An entry that still causes a server error after this time is deleted.
const mostDays = 7;

/** Keeps `sendWaiting` from sending this entry while the request of the page (`send`) is pending. */
export async function holdBack<Sent>(waiting: Waiting, send: () => Promise<Sent>): Promise<Sent> {
  open.add(toId(waiting));
  try {
    return await send();
  } finally {
    open.delete(toId(waiting));
  }
}

/** Stores an entry until the server has it. */
export async function letWait(waiting: Waiting) {
  await putWaiting(waiting);
  mayWait = true;
}

export const askToBeWoken = () => self.registration.sync?.register('outbox').catch(() => {});

/** Sends the entries of the outbox in order. Stops if the server is unreachable, at a rate limit, or after a sign-out. */
export function sendWaiting(): Promise<void> {
  if (!mayWait || Date.now() < pausedUntil) return Promise.resolve();
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll() {
  const owner = await findOwner();
  if (owner === undefined) return;
  const generation = readGeneration();
  mayWait = false;
  const all = await listWaiting(owner);
  // The page is sending the entries in `open`, so they are left out. A check inside the loop could send an entry twice: when
  // the page has sent it, the entry is no longer in `open`, but still in `all`.
  const unsent = all.filter((waiting) => !open.has(toId(waiting)));
  if (unsent.length < all.length) mayWait = true;
  for (const waiting of unsent) {
    if (waiting.kind === 'question' && waiting.isAnswered) continue;
    const response = await post(waiting);
    if (response === undefined || isAway(response) || response.status === 401) {
      mayWait = true;
      await askToBeWoken();
      return;
    }
    // A question is deleted after a server error, because the user can ask it again. The other entries are kept, because the data
    // exists only in the outbox.
    const isYoung = waiting.kind !== 'question' && Date.now() - waiting.since < mostDays * 86_400_000;
    if (isForLater(response) || (hasFailed(response) && isYoung)) {
      mayWait = true;
      pausedUntil = Date.now() + pauseMs;
      // The next entry is still sent: a server error may concern only this entry, and questions have their own rate limit.
      if (hasFailed(response) || waiting.kind === 'question') continue;
      return;
    }
    if (isSameGeneration(generation)) await settle(waiting, response);
  }
}

/**
 * Requests can safely be repeated: a position has a timestamp, a question gets the same answer, and the server merges repeated
 * learning data. Only a word lookup that is repeated after more than a minute counts twice.
 */
async function post(waiting: Waiting): Promise<Response | undefined> {
  const [path, body] = toRequest(waiting);
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

function toRequest(waiting: Waiting): [path: string, body: unknown] {
  switch (waiting.kind) {
    case 'position':
      return [`/api/articles/${waiting.articleId}/position`, waiting.position];
    case 'question':
      return [`/api/articles/${waiting.articleId}/definitions`, waiting.selection];
    case 'learning':
      return [waiting.path, waiting.body];
  }
}

async function settle(waiting: Waiting, response: Response) {
  if (waiting.kind === 'question' && response.ok) {
    const { articleId, userId, selection } = waiting;
    await keepAnswer(userId, definitionPath(articleId, JSON.stringify(selection)), await response.blob());
    await putWaiting({ ...waiting, isAnswered: true });
    for (const page of await self.clients.matchAll({ type: 'window' })) {
      page.postMessage({ kind: 'answered', articleId });
    }
    return;
  }
  await dropSent(waiting);
  if (waiting.kind === 'learning' && response.ok) await tryToStore(renewLearning({ ...waiting, response }));
}

/** Deletes the entry, unless a newer one has replaced it. */
export async function dropSent(sent: Waiting) {
  const now = (await listWaiting(sent.userId)).find(({ key }) => key === sent.key);
  if (now !== undefined && now.since === sent.since) await removeWaiting(sent.key);
}
