import '../ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { activateLanguage, loadLanguage, rememberLanguage, storedLanguage } from '../platform/locale.ts';
import { followSystemTheme } from '../platform/theme.ts';
import { LandingPage } from './landing-page.tsx';
import { readPageData } from './page-data.ts';

// The landing page as the server has written it comes to life. The app itself is another document.
const root = document.getElementById('root');
if (root === null) throw new Error('landing.html has no root element.');

const { language, content } = readPageData();
const stored = storedLanguage();
followSystemTheme();
await loadLanguage(language);
hydrateRoot(root, <Landing onReady={() => root.removeAttribute('data-prerendered')} />);

// A language in the address was chosen; otherwise one that was chosen before wins.
const isAsked = new URLSearchParams(location.search).has('lang');
if (stored === undefined || isAsked) rememberLanguage(language);
else if (stored !== language) void activateLanguage(stored);
else rememberLanguage(stored);

// A visitor is not bothered with new versions: the next page is one.
window.addEventListener('load', async () => {
  const { registerServiceWorker } = await import('../platform/register-service-worker.ts');
  registerServiceWorker(() => {});
});

function Landing({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LandingPage {...content} />
      </I18nProvider>
    </StrictMode>
  );
}
