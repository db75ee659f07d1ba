import { i18n } from '@lingui/core';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { PageRequest, RenderedPage } from '../../domain/page.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { App, createAppParts } from '../app.tsx';
import { activateMessages, loadMessages } from '../platform/locale.ts';
import { renderMarkup } from './render-markup.ts';

type AppPageRequest = Extract<PageRequest, { kind: 'app' }>;

/** No name is rendered: the browser shows it when it knows the session. */
const anonymousUser = { uid: '', name: '', email: '' };

/** A page of the app with the data that its loaders fetch. What they could not fetch in time is rendered as loading. */
export async function renderApp({ address, language, profile }: AppPageRequest): Promise<RenderedPage> {
  const parts = createAppParts(createMemoryHistory({ initialEntries: [address] }));
  const { queryClient, router } = parts;
  giveGuardsTheirAnswers(queryClient, profile);
  await router.load();
  // A guard has redirected, or the router reads the address differently than it is written.
  if (router.state.matches.length < 2) throw new Error(`The app has no page at ${address}.`);
  const messages = await loadMessages(language);
  // From here on without a pause: all pages share the messages.
  activateMessages(i18n, language, messages);
  const rendered = renderMarkup(<App {...parts} />);
  const data = dehydrate(queryClient, { shouldDehydrateQuery: isPageData });
  // Frees the cache, which would otherwise be kept for some seconds.
  queryClient.clear();
  return { ...rendered, data: JSON.stringify(data) };
}

const given = [sessionQuery, profileQuery].map(({ queryKey }) => queryKey[0]);

/** The browser reads session and profile itself: the service worker keeps these answers. */
const isPageData = ({ queryKey, state }: Query) =>
  state.data !== undefined && !given.some((key) => key === queryKey[0]);

/** From the future, so that no guard fetches them again. */
function giveGuardsTheirAnswers(queryClient: QueryClient, profile: AppPageRequest['profile']) {
  const fresh = { updatedAt: Date.now() + 60_000 };
  queryClient.setQueryData(sessionQuery.queryKey, anonymousUser, fresh);
  queryClient.setQueryData(profileQuery.queryKey, profile, fresh);
}
