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
const nobody = { uid: '', name: '', email: '' };

/** A page of the app before it knows whose it is, to stand there until the scripts have come. One at a time. */
export async function renderFrame(name: FrameName, language: Language): Promise<RenderedFrame> {
  const { queryClient, render } = await prepare(addresses[name], language);
  queryClient.clear();
  const { markup, styles } = render();
  // What is searched for is for the browser to fill in.
  return { markup: markup.replaceAll(` value="${anyQuestion}"`, ''), styles };
}

/** The same page with what somebody finds there. One at a time. */
export async function renderPage({ address, language, profile, answers }: FilledPage): Promise<RenderedFrame> {
  const { render, queryClient, router } = await withGivenAnswers(answers, () => prepare(address, language, profile));
  const queries = queryClient.getQueryCache().getAll();
  // The app reads some addresses in another way than the server.
  if (router.state.matches.length < 2 || queries.some(({ state }) => state.status !== 'success'))
    throw new Error('The page is not what was asked for.');
  const rendered = render();
  // Or it would all be kept for five minutes.
  queryClient.clear();
  return rendered;
}

async function prepare(address: string, language: Language, profile = defaultSettings) {
  activateMessages(i18n, language, await loadMessages(language));
  const parts = createAppParts(createMemoryHistory({ initialEntries: [address] }));
  const { queryClient, router } = parts;
  // The guards find what they ask for, also where they ask afresh.
  queryClient.setQueryData(sessionQuery.queryKey, nobody);
  queryClient.setQueryData(profileQuery.queryKey, profile);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  queryClient.fetchQuery = async (query) => queryClient.getQueryData(query.queryKey) ?? fetchQuery(query);
  await router.load();
  return { ...parts, render: () => withoutStyleAttributes(withoutHints(renderToString(<App {...parts} />))) };
}

/** Pictures need no announcement where they follow at once. */
const withoutHints = (markup: string) => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');

/** The server lets in no style attribute, so each becomes a rule. */
function withoutStyleAttributes(markup: string): RenderedFrame {
  const places = new Map<string, number>();
  const plain = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (style.includes('&')) throw new Error(`A rule cannot be made of ${style}.`);
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-frame-style="${place}"`;
  });
  const rules = [...places].map(([style, place]) => `[data-frame-style="${place}"]{${style}}`);
  return { markup: plain, styles: rules.join('') };
}
