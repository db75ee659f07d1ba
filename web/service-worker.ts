/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetOthers } from './device/forget.ts';
import { dropAnswers, findOwner, pathOf } from './device/kept-answers.ts';
import { isKeptLearning, isLearningWrite } from './device/outbox.ts';
import { parseWorkerMessage } from './device/worker-messages.ts';
import { answerAudio, answerFromDevice, basics, fetchAndLearn } from './worker/answer-from-device.ts';
import { stopDownloads } from './worker/downloads.ts';
import { isAway } from './worker/is-away.ts';
import { keepArticle } from './worker/keep-article.ts';
import { isReviewAudio } from './worker/keep-review-audio.ts';
import { saveLearning, savePosition, saveProfile, sendQuestion } from './worker/offline-writes.ts';
import { sendWaiting } from './worker/send-waiting.ts';
import { beginGeneration } from './worker/sign-in-generation.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The files to precache. tools/build/build-service-worker.ts fills in this list. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const patienceMs = 3000;

// Network first for pages, so that users get the latest version. If the device is offline or the network is slow, pages come
// from the cache. This route is registered before the precache route, which would also answer "/".
registerRoute(new NavigationRoute(({ request }) => answerPage(request), { denylist: [/^\/api\//, /^\/oidc\//] }));

async function answerPage(request: Request) {
  const kept = await matchPrecache('/index.html');
  const fresh = fetch(request).then(withoutLinks);
  if (kept === undefined) return fresh;
  const current = fresh.then(
    (response) => (isAway(response) ? kept : response),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
  return Promise.race([current, late]);
}

/**
 * Removes Link preload headers: Chrome would fetch the preloaded files a second time for responses of a service worker. The
 * files are precached, so a preload is not needed.
 */
function withoutLinks(response: Response) {
  if (!response.headers.has('link')) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('link');
  return new Response(response.body, { status, statusText, headers });
}

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    (isReviewAudio(url.pathname) || /^\/api\/articles\/[^/]+\/narration\/\w+\/audio\/\w+\.mp3$/.test(url.pathname)),
  ({ request }) => answerAudio(request),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    (basics.includes(url.pathname) ||
      /^\/api\/articles\/[^/]+(\/narration\/\w+(\/sentences\/0)?|\/counterparts)?$/.test(url.pathname)),
  ({ request }) => answerFromDevice(request),
);
// Definitions are requested by POST, so an answer is stored under the path and the request body.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/articles\/[^/]+\/definitions$/.test(url.pathname),
  ({ request, url }) => sendQuestion(request, articleIdOf(url)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/articles\/[^/]+\/position$/.test(url.pathname),
  ({ request, url }) => savePosition(request, articleIdOf(url)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/profile',
  ({ request, event }) => saveProfile({ request, event }, listOpenArticles),
  'PATCH',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptLearning(pathOf(url.href)),
  ({ request }) => answerFromDevice(request),
);
// The server answers a change with the new settings, which are stored like those of a GET request.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/learning/settings',
  ({ request, url }) => fetchAndLearn(request, url.pathname),
  'PUT',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLearningWrite(url.pathname),
  ({ request }) => saveLearning(request),
  'POST',
);
const articleIdOf = ({ pathname }: URL) => pathname.split('/')[3] ?? '';

// A sign-in may change the user, so the stored session must not be used any more.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/api/sign-in') event.waitUntil(dropSession());
});

async function dropSession() {
  const owner = await findOwner();
  if (owner !== undefined) await dropAnswers(owner, (path) => path === '/api/session');
}

// Stores the files of this build on the device (precache), and deletes the files of earlier builds.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  switch (message?.kind) {
    case 'keep-article':
      event.waitUntil(keepArticle(message, listOpenArticles).catch((error) => console.warn('Not kept:', error)));
      return;
    case 'forget':
      beginGeneration();
      event.waitUntil(forgetOthers(undefined));
      return;
    case 'send-waiting':
      event.waitUntil(sendWaiting());
      return;
    case 'make-way':
      stopDownloads();
      return;
    case 'take-over':
      void self.skipWaiting();
  }
});

async function listOpenArticles() {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.flatMap(({ url }) => /\/article\/([^/?#]+)/.exec(url)?.[1] ?? []);
}

self.addEventListener('sync', (event) => event.waitUntil(sendWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
