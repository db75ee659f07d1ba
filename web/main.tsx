import './ui/style/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createAppParts } from './app.tsx';
import { followConnection } from './platform/connection.ts';
import { withGivenAnswers } from './platform/given-answers.ts';
import { activateLanguage, followLanguage, initialLanguage } from './platform/locale.ts';
import { followTheme } from './platform/theme.ts';
import { firstPage, pageShown } from './ui/loading/first-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element.');

followConnection();
followTheme();
followLanguage();
const parts = createAppParts();
if (root.inert) {
  await hydrateFrame(root);
} else {
  await activateLanguage(initialLanguage());
  createRoot(root).render(<App {...parts} />);
}
// Registration may fail offline; the next visit tries again.
firstPage.then(register).catch(() => {});

/** Keeps the server-rendered shell until its page can be hydrated. */
async function hydrateFrame(frame: HTMLElement) {
  const { router } = parts;
  const { lang } = document.documentElement;
  const address = router.history.location.href;
  await activateLanguage(initialLanguage());
  // Makes the router render the same tree as on the server.
  router.ssr = { manifest: undefined };
  // Keeps the current scroll position; the router would scroll to the top.
  router._scroll.n = false;
  await withGivenAnswers(readGivenAnswers(), () => router.load());
  const isThisPage = router.history.location.href === address && document.documentElement.lang === lang;
  // In a transition, so that the page stays responsive while it hydrates.
  startTransition(() => {
    const app = <App {...parts} />;
    if (isThisPage) return void hydrateRoot(frame, app);
    frame.inert = false;
    createRoot(frame).render(app);
  });
  await pageShown;
  frame.inert = false;
}

/** The API answers that the server embedded in the page. */
function readGivenAnswers(): Record<string, unknown> {
  return JSON.parse(document.getElementById('given-answers')?.textContent ?? '{}');
}

async function register() {
  const { registerServiceWorker } = await import('./platform/register-service-worker.ts');
  const { offerNewVersion } = await import('./shell/offer-new-version.ts');
  registerServiceWorker(offerNewVersion);
}
