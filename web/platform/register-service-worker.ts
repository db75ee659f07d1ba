/** The service worker stands at the site's root, and only in a build: in development it would serve yesterday's code. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('No service worker:', error));
}
