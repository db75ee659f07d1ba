import { forgetAnswers, forgetOthers } from '../device/forget.ts';
import { findAnswer, findOwner, keepAnswer, pathOf } from '../device/kept-answers.ts';
import { removeKeptArticle } from '../device/kept-articles.ts';
import { isDefinition } from '../device/outbox.ts';
import { cutRange } from './cut-range.ts';
import { isSameEra, readEra } from './era.ts';
import { ifThereIsRoom } from './if-there-is-room.ts';
import { isAway } from './is-away.ts';
import { sendWaiting } from './send-waiting.ts';

const patienceMs = 3000;
/** What every page needs, kept whenever it is read. */
export const basics = ['/api/session', '/api/profile', '/api/home', '/api/subscription-plans'];

/** From the server while it answers; without it, or when it takes too long, what is kept on the device. */
export async function answerFromDevice(request: Request, path = pathOf(request.url)): Promise<Response> {
  const fresh = fetchAndLearn(request, path);
  // Nobody may be listening any more when it fails.
  fresh.catch(() => {});
  const kept = await findAnswer(path);
  if (kept === undefined) return fresh;
  const current = fresh.then(
    (response) => (isAway(response) ? kept : response),
    () => kept,
  );
  return Promise.race([current, wait(patienceMs).then(() => kept)]);
}

/** The whole file is on the device or nothing of it. Its address holds its hash, so it is never out of date. */
export async function answerSound(request: Request): Promise<Response> {
  const kept = await findAnswer(pathOf(request.url));
  return kept === undefined ? fetch(request) : cutRange(await kept.blob(), request.headers.get('range'));
}

export async function fetchAndLearn(request: Request | string, path: string): Promise<Response> {
  const era = readEra();
  const response = await fetch(request);
  if (isSameEra(era)) await ifThereIsRoom(learn(path, response.clone()));
  if (response.headers.has('x-viewer')) sendWaiting().catch((error) => console.warn('Not sent:', error));
  return response;
}

/** Keeps what an answer tells, and takes back what it says is not this user's any more. */
async function learn(path: string, response: Response) {
  const owner = await findOwner();
  const viewer = response.headers.get('x-viewer') ?? undefined;
  const hasEnded = response.status === 401 || (path === '/api/session' && response.ok && viewer === undefined);
  const isShutOut = response.status === 403;
  if (owner !== undefined && (hasEnded || isShutOut)) return forgetAnswers();
  // Also where nothing is kept but something may wait to be sent.
  if (viewer !== undefined && owner !== viewer) await forgetOthers(viewer);
  const userId = viewer ?? owner;
  if (userId === undefined) return;
  const [, articleId] = /^\/api\/articles\/([^/?]+)$/.exec(path) ?? [];
  if (articleId !== undefined && response.status === 404) return removeKeptArticle(userId, articleId);
  if (response.ok && (basics.includes(path) || isDefinition(path))) {
    await keepAnswer(userId, path, await response.blob());
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
