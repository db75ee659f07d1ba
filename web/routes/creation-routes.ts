import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchMaxLength } from '../../domain/library/search.ts';
import { usageQuery } from '../billing/queries.ts';
import { waysQuery } from '../library/queries.ts';
import { askAhead } from '../platform/ask-ahead.ts';
import { loadSection } from '../platform/locale.ts';
import { lazyPage, shell } from './layouts.tsx';
import { textInAddress } from './text-in-address.ts';

export const createArticle = createRoute({
  getParentRoute: () => shell,
  path: '/create-article',
  // The search page passes its query on as `description`.
  validateSearch: v.object({
    way: v.optional(v.fallback(v.picklist(['ai', 'manual', 'file']), 'ai')),
    description: v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(searchMaxLength)), '')),
    // The id of an article. The form starts with the request for that article.
    again: v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(36)), '')),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadSection('creation'), askAhead(queryClient, waysQuery), askAhead(queryClient, usageQuery)]),
  component: lazyPage(() => import('../creation/create-article-page.tsx'), 'CreateArticlePage'),
});

const sharedText = v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(10_000)), ''));

/** Opened by the share menu of the device and by the bookmarklet, with the link or text to import. */
export const importLink = createRoute({
  getParentRoute: () => shell,
  path: '/import',
  validateSearch: v.object({ url: sharedText, text: sharedText, title: sharedText }),
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('../creation/bring/link-page.tsx'), 'LinkPage'),
});

export const importFile = createRoute({
  getParentRoute: () => shell,
  path: '/import/$importId',
  loader: () => Promise.all([loadSection('creation'), loadSection('learning')]),
  component: lazyPage(() => import('../creation/bring/import-page.tsx'), 'ImportPage'),
});

export const book = createRoute({
  getParentRoute: () => shell,
  path: '/book/$bookId',
  loader: () => Promise.all([loadSection('creation'), loadSection('learning')]),
  component: lazyPage(() => import('../creation/book/book-page.tsx'), 'BookPage'),
});

export const editArticle = createRoute({
  getParentRoute: () => shell,
  path: '/article/$articleId/edit',
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('../creation/edit/edit-article-page.tsx'), 'EditArticlePage'),
});

export const articleGenerating = createRoute({
  getParentRoute: () => shell,
  path: '/article-generating/$articleId',
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('../creation/generating/article-generating-page.tsx'), 'ArticleGeneratingPage'),
});
