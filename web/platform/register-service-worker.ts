import { tellWorker } from '../device/worker-messages.ts';

/**
 * The service worker stands at the site's root, and only in a build: in development it would serve yesterday's code.
 * A new version waits until somebody agrees, unless the page is of that version already.
 */
export function registerServiceWorker(onNewVersion: (takeOver: () => void) => void) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('online', () => void tellWorker({ kind: 'send-waiting' }));
  register(onNewVersion).catch((error: unknown) => console.warn('No service worker:', error));
}

const lookEveryMs = 10 * 60_000;

async function register(onNewVersion: (takeOver: () => void) => void) {
  const { serviceWorker } = navigator;
  const hasOlderWorker = serviceWorker.controller !== null && !(await isPageOnDevice());
  const registration = await serviceWorker.register('/service-worker.js');

  function offer() {
    const { waiting } = registration;
    if (waiting === null || serviceWorker.controller === null) return;
    const takeOver = () => waiting.postMessage({ kind: 'take-over' });
    if (hasOlderWorker) return takeOver();
    onNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      takeOver();
    });
  }

  // A page that stays open for days never loads anew, so it looks when somebody comes back to it.
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - lookedAt < lookEveryMs) return;
    lookedAt = performance.now();
    registration.update().catch(() => {});
  });

  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer());
  });
}

/** Pages come from the server, so a page may be newer than the worker that looks after it. */
async function isPageOnDevice() {
  const named = document.querySelector('script[type="module"][src], link[data-later]');
  const script = named?.getAttribute('src') ?? named?.getAttribute('href');
  return script == null || (await caches.match(script)) !== undefined;
}
