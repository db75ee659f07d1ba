import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';
import { defaultSettings, profileQuery, sessionQuery } from '../access/queries.ts';
import { App, createAppParts } from '../app.tsx';
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

/** A page of the app before it knows whose it is, to stand there until the scripts have come. One at a time. */
export async function renderFrame(name: FrameName, language: Language): Promise<RenderedFrame> {
  activateMessages(i18n, language, await loadMessages(language));
  const parts = createAppParts(createMemoryHistory({ initialEntries: [addresses[name]] }));
  const { queryClient, router } = parts;
  // The guards find what they ask for; the page itself is to know nothing.
  queryClient.setQueryData(sessionQuery.queryKey, () => ({ uid: '', name: '', email: '' }));
  queryClient.setQueryData(profileQuery.queryKey, defaultSettings);
  queryClient.fetchQuery = async ({ queryKey }) => queryClient.getQueryData(queryKey) as never;
  await router.load();
  queryClient.clear();
  const markup = renderToString(<App {...parts} />);
  return withoutStyleAttributes(withoutHints(markup));
}

/** Pictures need no announcement where they follow at once; and what is searched for is for the browser to fill in. */
const withoutHints = (markup: string) =>
  markup.replaceAll(/<link rel="preload"[^>]*>/g, '').replaceAll(` value="${anyQuestion}"`, '');

/** The server lets in no style attribute, so each becomes a rule. */
function withoutStyleAttributes(markup: string): RenderedFrame {
  const styles: string[] = [];
  const plain = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const known = styles.indexOf(style);
    const place = known < 0 ? styles.push(style) - 1 : known;
    return ` data-frame-style="${place}"`;
  });
  return { markup: plain, styles: styles.map((style, place) => `[data-frame-style="${place}"]{${style}}`).join('') };
}
