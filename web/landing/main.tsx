import '../ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  activateMessages,
  followLanguage,
  loadLanguage,
  rememberLanguage,
  storedLanguage,
} from '../platform/locale.ts';
import { followTheme } from '../platform/theme.ts';
import { LandingPage } from './landing-page.tsx';
import { readPageData } from './page-data.ts';

// The landing page as the server has written it comes to life. The app itself is another document.
const root = document.getElementById('root');
if (root === null) throw new Error('landing.html has no root element.');

const { language, content, messages } = readPageData();
const stored = storedLanguage();
followTheme();
followLanguage();
activateMessages(i18n, language, messages);
// In small pieces: the page can be read and scrolled meanwhile.
startTransition(() => void hydrateRoot(root, <Landing />));

/** A language in the address was chosen; otherwise one that was chosen before wins. Its other words come now as well. */
async function finish() {
  root?.removeAttribute('data-prerendered');
  const isAsked = new URLSearchParams(location.search).get('lang') === language;
  const wanted = isAsked ? language : (stored ?? language);
  await loadLanguage(wanted);
  rememberLanguage(wanted);
}

// A visitor is not bothered with new versions: the next page is one.
async function register() {
  const { registerServiceWorker } = await import('../platform/register-service-worker.ts');
  registerServiceWorker(() => {});
}
if (document.readyState === 'complete') void register();
else window.addEventListener('load', register);

function Landing() {
  useEffect(() => void finish(), []);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LandingPage {...content} />
      </I18nProvider>
    </StrictMode>
  );
}
