import { i18n } from '@lingui/core';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { PageRequest, RenderedPage } from '../../domain/page.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { App, createAppParts } from '../app.tsx';
import { renderedAtKey } from '../platform/ask-ahead.ts';
import { activateMessages, loadMessages } from '../platform/locale.ts';
import { renderMarkup } from './render-markup.ts';

type AppPageRequest = Extract<PageRequest, { kind: 'app' }>;

/** Renders a page of the app with the data that its loaders fetch. Data that is not fetched in time is rendered as loading. */
export async function renderApp({ address, language, user, profile }: AppPageRequest): Promise<RenderedPage> {
  const parts = createAppParts(createMemoryHistory({ initialEntries: [address] }));
  const { queryClient, router } = parts;
  giveGuardsTheirAnswers(queryClient, { user, profile });
  await router.load();
  // Fewer than two matches mean that a guard has redirected, or that the router has changed the address to its normal form.
  if (router.state.matches.length < 2) throw new Error(`The app has no page at ${address}.`);
  const messages = await loadMessages(language);
  // There is no await from here until the page is rendered, because pages that are rendered at the same time share `i18n`
  // and its active language.
  activateMessages(i18n, language, messages);
  const rendered = renderMarkup(<App {...parts} />);
  const data = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.data !== undefined });
  // Clears the cache, because it would otherwise stay in memory for some seconds.
  queryClient.clear();
  return { ...rendered, data: JSON.stringify(data) };
}

/** Puts session and profile into the cache, dated in the future, so that no guard fetches them again. */
function giveGuardsTheirAnswers(queryClient: QueryClient, { user, profile }: Pick<AppPageRequest, 'user' | 'profile'>) {
  const now = Date.now();
  const fresh = { updatedAt: now + 60_000 };
  queryClient.setQueryData(renderedAtKey, now);
  queryClient.setQueryData(sessionQuery.queryKey, user, fresh);
  queryClient.setQueryData(profileQuery.queryKey, profile, fresh);
}
