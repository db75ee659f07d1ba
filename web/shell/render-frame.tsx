import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { FilledPage, FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';
import { defaultSettings, profileQuery, sessionQuery } from '../access/queries.ts';
import { App, createAppParts } from '../app.tsx';
import { withGivenAnswers } from '../platform/given-answers.ts';
import { activateMessages, loadMessages } from '../platform/locale.ts';

const anyQuestion = '…';
const addresses: Record<FrameName, string> = {
  home: '/',
  search: '/search',
  results: `/search?q=${anyQuestion}`,
  create: '/create-article',
  settings: '/settings',
  reader: '/article/00000000-0000-4000-8000-000000000000',
};
const anonymousUser = { uid: '', name: '', email: '' };

/** Renders a page without user data, as a shell to show until the scripts have loaded. Not reentrant. */
export async function renderFrame(name: FrameName, language: Language): Promise<RenderedFrame> {
  const { queryClient, render } = await prepare(addresses[name], language);
  queryClient.clear();
  const { markup, styles } = render();
  // The browser fills in the query.
  return { markup: markup.replaceAll(` value="${anyQuestion}"`, ''), styles };
}

/** Renders a page with the user's data. Not reentrant. */
export async function renderPage({ address, language, profile, answers }: FilledPage): Promise<RenderedFrame> {
  const { render, queryClient, router } = await withGivenAnswers(answers, () => prepare(address, language, profile));
  const queries = queryClient.getQueryCache().getAll();
  // The router may parse some addresses differently than the server.
  if (router.state.matches.length < 2 || queries.some(({ state }) => state.status !== 'success'))
    throw new Error('The page is not what was asked for.');
  const rendered = render();
  // Frees the cache, which would otherwise be kept for five minutes.
  queryClient.clear();
  return rendered;
}

async function prepare(address: string, language: Language, profile = defaultSettings) {
  activateMessages(i18n, language, await loadMessages(language));
  const parts = createAppParts(createMemoryHistory({ initialEntries: [address] }));
  const { queryClient, router } = parts;
  // Provides the data the guards ask for, also where they force a refetch.
  queryClient.setQueryData(sessionQuery.queryKey, anonymousUser);
  queryClient.setQueryData(profileQuery.queryKey, profile);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  queryClient.fetchQuery = async (query) => queryClient.getQueryData(query.queryKey) ?? fetchQuery(query);
  await router.load();
  return { ...parts, render: () => withoutStyleAttributes(withoutHints(renderToString(<App {...parts} />))) };
}

/** Removes preload hints: the images follow directly in the markup. */
const withoutHints = (markup: string) => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');

/** The content security policy forbids style attributes, so each becomes a CSS rule. */
function withoutStyleAttributes(markup: string): RenderedFrame {
  const indexes = new Map<string, number>();
  const plain = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (style.includes('&')) throw new Error(`A rule cannot be made of ${style}.`);
    const index = indexes.get(style) ?? indexes.size;
    indexes.set(style, index);
    return ` data-frame-style="${index}"`;
  });
  const rules = [...indexes].map(([style, index]) => `[data-frame-style="${index}"]{${style}}`);
  return { markup: plain, styles: rules.join('') };
}
