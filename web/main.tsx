import './ui/style/base.css';
import { type DehydratedState, hashKey, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isLanguage } from '../domain/language.ts';
import { profileQuery, sessionQuery } from './access/queries.ts';
import { App, createAppParts } from './app.tsx';
import { readPageData } from './pages/page-data.ts';
import { justNowMs } from './platform/ask-ahead.ts';
import { followConnection } from './platform/connection.ts';
import { loadIntl } from './platform/load-intl.ts';
import { activateLanguage, followLanguage, initialLanguage } from './platform/locale.ts';
import { nextTask } from './platform/next-task.ts';
import { followTheme } from './platform/theme.ts';
import { firstPage, isBeingHydrated } from './ui/loading/first-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

void loadIntl();
followConnection();
followTheme();
followLanguage();
// The router and its routes are created in a separate task, so that the browser can handle input before and after.
await nextTask();
const parts = createAppParts();
await nextTask();
if (isBeingHydrated()) {
  await hydratePage(root);
} else {
  await activateLanguage(initialLanguage());
  createRoot(root).render(<App {...parts} />);
}
// Ignores errors: the registration may fail offline, and the next visit tries again.
firstPage.then(register).catch(() => {});

/** Hydrates the server-rendered page, unless the guards redirect to another one. */
async function hydratePage(rendered: HTMLElement) {
  const { queryClient, router } = parts;
  const { lang } = document.documentElement;
  const { href } = router.history.location;
  await activateLanguage(isLanguage(lang) ? lang : initialLanguage());
  // Loads the page by a navigation to its own address: only a navigation can keep the scroll position (`resetScroll`).
  await router.navigate({
    to: '.',
    search: true,
    params: true,
    hash: true,
    state: true,
    replace: true,
    resetScroll: false,
  });
  await loadIntl();
  const data = readPageData<DehydratedState>();
  const isThisPage =
    router.history.location.href === href && document.documentElement.lang === lang && isOfThisUser(data);
  // Hydrates in a transition, so that the page stays responsive.
  startTransition(() => {
    const app = <App {...parts} />;
    if (!isThisPage) return createRoot(rendered).render(app);
    hydrate(queryClient, toFreshData(data), { defaultOptions: { queries: { gcTime: justNowMs } } });
    hydrateRoot(rendered, app);
  });
}

function isAboutUser({ queryKey }: Pick<DehydratedState['queries'][number], 'queryKey'>) {
  return queryKey[0] === sessionQuery.queryKey[0] || queryKey[0] === profileQuery.queryKey[0];
}

/**
 * Whether the page was rendered for the user and the profile that the guards have fetched. This is not so if the service
 * worker has sent a page from the device, or if the profile was changed after the page was rendered. The time zone is not
 * compared: no page shows it, and the guards may just have updated it.
 */
function isOfThisUser({ queries }: DehydratedState) {
  const comparable = (value: unknown) => hashKey([{ ...(value as object), timeZone: null }]);
  return queries
    .filter(isAboutUser)
    .every(({ queryKey, state }) => comparable(state.data) === comparable(parts.queryClient.getQueryData(queryKey)));
}

/**
 * The data of the page without session and profile: the guards have fetched these again. The clocks of server and browser may
 * differ, so the data is marked as fetched now.
 */
function toFreshData({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  const others = queries.filter((query) => !isAboutUser(query));
  return { mutations, queries: others.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

async function register() {
  const { registerServiceWorker } = await import('./platform/register-service-worker.ts');
  const { offerNewVersion } = await import('./shell/offer-new-version.ts');
  registerServiceWorker(offerNewVersion);
}
