/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetOthers } from './device/forget.ts';
import { parseWorkerMessage } from './device/worker-messages.ts';
import { answerFromDevice, answerSound, basics, isAway } from './worker/answer-from-device.ts';
import { beginEra } from './worker/era.ts';
import { keepArticle } from './worker/keep-article.ts';

declare const self: ServiceWorkerGlobalScope;

const patienceMs = 3000;

// Pages come from the server while it answers, so that nobody is held on an old version; offline, or when that takes too long, from
// the device. This route stands first, or the kept files would answer for “/”.
registerRoute(new NavigationRoute(({ request }) => answerPage(request), { denylist: [/^\/api\//, /^\/oidc\//] }));

async function answerPage(request: Request) {
  const kept = await matchPrecache('/index.html');
  const fresh = fetch(request);
  if (kept === undefined) return fresh;
  const current = fresh.then(
    (response) => (isAway(response) ? kept : response),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
  return Promise.race([current, late]);
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
  async ({ request, url }) =>
    answerFromDevice(request, `${url.pathname}?${encodeURIComponent(await request.clone().text())}`),
  'POST',
);

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
    case 'take-over':
      void self.skipWaiting();
  }
});

async function listOpenArticles() {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.flatMap(({ url }) => /\/article\/([^/?#]+)/.exec(url)?.[1] ?? []);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
