import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createAppParts } from './app.tsx';
import { followConnection } from './platform/connection.ts';
import { withGivenAnswers } from './platform/given-answers.ts';
import { activateLanguage, followLanguage, initialLanguage } from './platform/locale.ts';
import { followTheme } from './platform/theme.ts';
import { firstPage, pageShown } from './ui/first-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element.');

followConnection();
followTheme();
followLanguage();
const parts = createAppParts();
if (root.inert) {
  await takeOver(root);
} else {
  await activateLanguage(initialLanguage());
  createRoot(root).render(<App {...parts} />);
}
// Without a connection there is another time.
firstPage.then(register).catch(() => {});

/** The frame that the server has sent stands until its page can come to life in it. */
async function takeOver(frame: HTMLElement) {
  const { router } = parts;
  const { lang } = document.documentElement;
  const address = router.history.location.href;
  await activateLanguage(initialLanguage());
  // The tree is then built as the build has built it.
  router.ssr = { manifest: undefined };
  // And it stands where it should, where the router would begin at the top.
  router._scroll.n = false;
  await withGivenAnswers(readGivenAnswers(), () => router.load());
  const isThisPage = router.history.location.href === address && document.documentElement.lang === lang;
  // In small pieces: the page can be read and scrolled meanwhile.
  startTransition(() => {
    const app = <App {...parts} />;
    if (isThisPage) return void hydrateRoot(frame, app);
    frame.inert = false;
    createRoot(frame).render(app);
  });
  await pageShown;
  frame.inert = false;
}

/** Where the page came with what it shows, the server has put its answers beside it. */
function readGivenAnswers(): Record<string, unknown> {
  return JSON.parse(document.getElementById('given-answers')?.textContent ?? '{}');
}

async function register() {
  const { registerServiceWorker } = await import('./platform/register-service-worker.ts');
  const { offerNewVersion } = await import('./shell/offer-new-version.ts');
  registerServiceWorker(offerNewVersion);
}
