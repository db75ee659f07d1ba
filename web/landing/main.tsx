import '../ui/style/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageData } from '../pages/page-data.ts';
import { loadIntl } from '../platform/load-intl.ts';
import {
  activateMessages,
  followLanguage,
  includeSection,
  loadLanguage,
  rememberLanguage,
  storedLanguage,
} from '../platform/locale.ts';
import { followTheme } from '../platform/theme.ts';
import type { LandingData } from './landing-data.ts';
import { LandingPage } from './landing-page.tsx';

// Hydrates the server-rendered landing page. The app itself is a separate document.
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

// Starts before the page data is parsed, because hydration waits for it.
const intl = loadIntl();
const { language, content, messages } = readPageData<LandingData>();
const stored = storedLanguage();
includeSection('landing');
followTheme();
followLanguage();
activateMessages(i18n, language, messages);
let partsToHydrate = 3;
await intl;
// Hydrates in a transition, so that the page stays responsive.
startTransition(() => void hydrateRoot(root, <Landing />));

/** Waits until the three late parts of the page are hydrated: a change of language before that would cause a hydration mismatch. */
function handlePartHydrated() {
  partsToHydrate -= 1;
  if (partsToHydrate === 0) void finish();
}

/**
 * Switches to the language that the visitor chose earlier, unless the address names a language. Loads the messages that the
 * page did not embed.
 */
async function finish() {
  // Does nothing if the visitor has chosen another language since the page was loaded.
  if (i18n.locale !== language) return;
  const isAsked = new URLSearchParams(location.search).get('lang') === language;
  const wanted = isAsked ? language : (stored ?? language);
  await loadLanguage(wanted);
  rememberLanguage(wanted);
}

// The callback is empty: the landing page does not offer to load a new version, because the next navigation loads it anyway.
async function register() {
  const { registerServiceWorker } = await import('../platform/register-service-worker.ts');
  registerServiceWorker(() => {});
}
if (document.readyState === 'complete') void register();
else window.addEventListener('load', register);

function Landing() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LandingPage {...content} onPartHydrated={handlePartHydrated} />
      </I18nProvider>
    </StrictMode>
  );
}
