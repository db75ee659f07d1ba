import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toRules } from './to-rules.ts';

/** The markup of a page. Removes React's preload hints: the images are in the markup anyway, and hydration expects no hints. */
export function renderMarkup(page: ReactNode) {
  const markup = renderToString(page).replaceAll(/<link rel="preload"[^>]*>/g, '');
  // In development, style attributes stay: no content security policy forbids them, and React would report each one that is removed.
  return import.meta.env.DEV ? { markup, styles: '' } : toRules(markup);
}
