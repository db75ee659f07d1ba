import { findOwner, keepAnswer } from '../device/kept-answers.ts';
import { definitionPath, listWaiting, putWaiting, removeWaiting, type Waiting } from '../device/outbox.ts';
import { isSameEra, readEra } from './era.ts';
import { isAway } from './is-away.ts';

declare const self: ServiceWorkerGlobalScope;

// A worker that has just woken up does not know.
let mayWait = true;
let sending: Promise<void> | undefined;

/** Keeps it until the server has it: the browser wakes the worker when there is a connection, where it can. */
export async function letWait(waiting: Waiting) {
  await putWaiting(waiting);
  mayWait = true;
}

export const askToBeWoken = () => self.registration.sync?.register('outbox').catch(() => {});

/** Sends what waits, in order, until the server is away again. */
export function sendWaiting(): Promise<void> {
  if (!mayWait) return Promise.resolve();
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll() {
  const owner = await findOwner();
  if (owner === undefined) return;
  const era = readEra();
  mayWait = false;
  for (const waiting of await listWaiting(owner)) {
    if (waiting.kind === 'question' && waiting.isAnswered) continue;
    const response = await post(waiting);
    if (response === undefined || isAway(response) || response.status === 401) {
      mayWait = true;
      await askToBeWoken();
      return;
    }
    if (isSameEra(era)) await settle(waiting, response);
  }
}

/** Both can be sent twice: a place says when it was reached, and a question asked again is answered again. */
async function post(waiting: Waiting): Promise<Response | undefined> {
  const [end, body] = waiting.kind === 'position' ? ['position', waiting.position] : ['definitions', waiting.selection];
  try {
    return await fetch(`/api/articles/${waiting.articleId}/${end}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
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
  await dropPlace(waiting);
}

/** Unless it has moved on meanwhile. */
export async function dropPlace(sent: Waiting) {
  const now = (await listWaiting(sent.userId)).find(({ key }) => key === sent.key);
  if (now !== undefined && now.since === sent.since) await removeWaiting(sent.key);
}
