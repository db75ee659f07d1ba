import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toRules } from './to-rules.ts';

/** The markup of a page, without React's preload hints: their images follow, and hydration does not expect them. */
export function renderMarkup(page: ReactNode) {
  const markup = renderToString(page).replaceAll(/<link rel="preload"[^>]*>/g, '');
  // In development there is no content security policy, and React would report each style attribute that is not there.
  return import.meta.env.DEV ? { markup, styles: '' } : toRules(markup);
}
