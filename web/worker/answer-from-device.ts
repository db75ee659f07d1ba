import { forgetAnswers, forgetOthers } from '../device/forget.ts';
import {
  findAnswer,
  findOwner,
  keepAnswer,
  keptBecauseBusy,
  keptBecauseSlow,
  keptHeader,
  pathOf,
} from '../device/kept-answers.ts';
import { removeAllCopies } from '../device/kept-articles.ts';
import { isDefinition, isKeptLearning } from '../device/outbox.ts';
import { cutRange } from './cut-range.ts';
import { findTextToRead } from './find-text-to-read.ts';
import { isAway, isOfServer } from './is-away.ts';
import { isReviewQueue, keepReviewAudio } from './keep-review-audio.ts';
import { sendWaiting } from './send-waiting.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';
import { tryToStore } from './try-to-store.ts';

const patienceMs = 3000;
const longPatienceMs = 30_000;
/** The API responses that every page needs. They are stored each time they are fetched. */
export const basics = ['/api/session', '/api/profile', '/api/home', '/api/subscription-plans'];

/**
 * Network first. Falls back to the stored answer if the server is unreachable or slow. If the page already has the stored
 * answer (cache mode `reload`), waits longer for a slow server. `findOther` searches the device for another answer. This may
 * take longer, so `findOther` is called only if it is needed.
 */
export async function answerFromDevice(
  request: Request,
  path = pathOf(request.url),
  findOther = async (): Promise<Response | undefined> => undefined,
): Promise<Response> {
  let isOver = false;
  const fresh = fetchAndLearn(request, path).finally(() => {
    isOver = true;
  });
  // Avoids an unhandled rejection if the stored answer was already returned.
  fresh.catch(() => {});
  const articleId = findArticleId(path);
  const kept = articleId === undefined ? await findAnswer(path) : undefined;
  const findStored = () => (articleId === undefined ? findOther() : findTextToRead(articleId));
  const findKept = async () => kept ?? (await findStored().catch(() => undefined));
  const current = fresh.then(
    async (response) => {
      if (!isAway(response)) return response;
      const stored = await findKept();
      return (isOfServer(response) ? stored : mark(stored, keptBecauseBusy)) ?? response;
    },
    async (error) => (await findKept()) ?? Promise.reject(error),
  );
  const late = wait(request.cache === 'reload' ? longPatienceMs : patienceMs).then(
    async () => (isOver ? undefined : mark(await findKept(), keptBecauseSlow)) ?? current,
  );
  return Promise.race([current, late]);
}

function mark(kept: Response | undefined, reason: string) {
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(keptHeader, reason);
  return new Response(kept.body, { headers });
}

/** Serves audio that is stored as a complete file. Its address contains a hash, so it is never out of date. */
export async function answerAudio(request: Request): Promise<Response> {
  const kept = await findAnswer(pathOf(request.url));
  return kept === undefined ? fetch(request) : cutRange(await kept.blob(), request.headers.get('range'));
}

export async function fetchAndLearn(request: Request | string, path: string): Promise<Response> {
  const generation = readGeneration();
  const response = await fetch(request);
  if (isSameGeneration(generation)) await tryToStore(learn(path, response.clone()));
  if (response.headers.has('x-viewer')) sendWaiting().catch((error) => console.warn('Not sent:', error));
  return response;
}

/**
 * Stores an answer if it is needed offline. Deletes stored data if the session has ended, access was lost, or another user has
 * signed in.
 */
async function learn(path: string, response: Response) {
  const owner = await findOwner();
  const viewer = response.headers.get('x-viewer') ?? undefined;
  const hasEnded = response.status === 401 || (path === '/api/session' && response.ok && viewer === undefined);
  const isShutOut = response.status === 403;
  if (owner !== undefined && (hasEnded || isShutOut)) return forgetAnswers();
  // Runs even if no answers are stored, because the outbox may have entries of another user.
  if (viewer !== undefined && owner !== viewer) await forgetOthers(viewer);
  const userId = viewer ?? owner;
  if (userId === undefined) return;
  const articleId = findArticleId(path);
  if (articleId !== undefined && response.status === 404) return removeAllCopies(userId, articleId);
  if (response.ok && (basics.includes(path) || isDefinition(path) || isKeptLearning(path))) {
    const body = await response.blob();
    await keepAnswer(userId, path, body);
    // Does not wait until the audio is stored, because that would delay the answer to the page.
    if (isReviewQueue(path)) keepReviewAudio(userId, body).catch((error) => console.warn('Not kept:', error));
  }
}

/** The id of the article whose text is requested. Undefined for other requests. */
const findArticleId = (path: string) => /^\/api\/articles\/([^/?]+)$/.exec(path)?.[1];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
