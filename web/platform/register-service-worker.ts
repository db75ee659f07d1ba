import { tellWorker, type WorkerMessage } from '../device/worker-messages.ts';

/**
 * Registers the service worker, in production builds only: in development it would serve old code. A new version waits for
 * the user's consent, unless the page already has that version.
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
    const takeOver = () => {
      serviceWorker.controller?.postMessage({ kind: 'make-way' } satisfies WorkerMessage);
      waiting.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
    };
    if (hasOlderWorker) return takeOver();
    onNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      takeOver();
    });
  }

  // A page that is open for days never reloads, so it checks for updates when it becomes visible.
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

/**
 * Whether the script of this page is in a cache. If it is not, the page comes from the server and is newer than its service
 * worker.
 */
async function isPageOnDevice() {
  // The main script is the last one.
  const named = [...document.querySelectorAll('script[type="module"][src], link[data-later]')].at(-1);
  const script = named?.getAttribute('src') ?? named?.getAttribute('href');
  return script == null || (await caches.match(script)) !== undefined;
}
