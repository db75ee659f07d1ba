/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetOthers } from './device/forget.ts';
import { dropAnswers, findOwner } from './device/kept-answers.ts';
import { parseWorkerMessage } from './device/worker-messages.ts';
import { answerFromDevice, answerSound, basics } from './worker/answer-from-device.ts';
import { beginEra } from './worker/era.ts';
import { isAway } from './worker/is-away.ts';
import { keepArticle } from './worker/keep-article.ts';
import { sendWaiting } from './worker/send-waiting.ts';
import { takePosition, takeProfile, takeQuestion } from './worker/take-along.ts';

declare const self: ServiceWorkerGlobalScope;

const patienceMs = 3000;

// Pages come from the server while it answers, so that nobody is held on an old version; offline, or when that takes too long, from
// the device. This route stands first, or the kept files would answer for “/”.
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
 * What a page names in its header to be fetched early, Chrome fetches once more where a worker hands it out: it takes neither
 * files nor answers over from there. The files are on the device anyway.
 */
function withoutLinks(response: Response) {
  if (!response.headers.has('link')) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('link');
  return new Response(response.body, { status, statusText, headers });
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/articles\/[^/]+\/narration\/\w+\/audio\/\w+\.mp3$/.test(url.pathname),
  ({ request }) => answerSound(request),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    (basics.includes(url.pathname) || /^\/api\/articles\/[^/]+(\/narration\/\w+|\/counterparts)?$/.test(url.pathname)),
  ({ request }) => answerFromDevice(request),
);
// A question is a POST; the device keeps its answer under the address and what was asked.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/articles\/[^/]+\/definitions$/.test(url.pathname),
  ({ request, url }) => takeQuestion(request, articleIdOf(url)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/articles\/[^/]+\/position$/.test(url.pathname),
  ({ request, url }) => takePosition(request, articleIdOf(url)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/profile',
  ({ request }) => takeProfile(request),
  'PATCH',
);
const articleIdOf = ({ pathname }: URL) => pathname.split('/')[3] ?? '';

// Whoever goes to sign in may be somebody else: who it was must not be answered from the device any more.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/api/sign-in') event.waitUntil(dropSession());
});

async function dropSession() {
  const owner = await findOwner();
  if (owner !== undefined) await dropAnswers(owner, (path) => path === '/api/session');
}

// The files of this build, kept on the device.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  switch (message?.kind) {
    case 'keep-article':
      event.waitUntil(keepArticle(message, listOpenArticles).catch((error) => console.warn('Not kept:', error)));
      return;
    case 'forget':
      beginEra();
      event.waitUntil(forgetOthers(undefined));
      return;
    case 'send-waiting':
      event.waitUntil(sendWaiting());
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
