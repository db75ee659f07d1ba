import type { createAppRouter } from '../../../web/routes.ts';

type Route = keyof ReturnType<typeof createAppRouter>['routesByPath'];
/**
 * All routes except the UI gallery (development only), the catch-all route of the 404 page, the settings layout, and `/admin`,
 * which redirects.
 */
export type PagePath = Exclude<Route, '/ui' | '/$' | '/settings' | '/admin'>;

/**
 * Groups of pages by who may open them. `start`: visitors and learners. `login`: visitors. `main`: learners. `admin`: admins.
 * `settings`: learners and users without languages. `no-access`: all signed-in users. Admins may open what learners may open.
 */
export const doors = ['start', 'login', 'main', 'admin', 'settings', 'no-access'] as const;
export type Door = (typeof doors)[number];

const nowhere = '7f6c1f0e-0000-4000-8000-000000000000';

/** Every page of the route tree, with an example path. A missing page is a compile error. */
const pages: Record<PagePath, { door: Door; at: string }> = {
  '/': { door: 'start', at: '/' },
  '/login': { door: 'login', at: '/login' },
  '/my-articles': { door: 'main', at: '/my-articles' },
  '/history': { door: 'main', at: '/history' },
  '/search': { door: 'main', at: '/search' },
  '/words': { door: 'main', at: '/words' },
  '/words/review': { door: 'main', at: '/words/review' },
  '/progress': { door: 'main', at: '/progress' },
  '/placement': { door: 'main', at: '/placement' },
  '/create-article': { door: 'main', at: '/create-article' },
  '/import': { door: 'main', at: '/import' },
  '/import/$importId': { door: 'main', at: `/import/${nowhere}` },
  '/book/$bookId': { door: 'main', at: `/book/${nowhere}` },
  '/article/$articleId/edit': { door: 'main', at: `/article/${nowhere}/edit` },
  '/article-generating/$articleId': { door: 'main', at: `/article-generating/${nowhere}` },
  '/article/$articleId': { door: 'main', at: `/article/${nowhere}` },
  '/admin/users': { door: 'admin', at: '/admin/users' },
  '/admin/subscription-plans': { door: 'admin', at: '/admin/subscription-plans' },
  '/admin/utils': { door: 'admin', at: '/admin/utils' },
  '/settings/': { door: 'settings', at: '/settings' },
  '/settings/language/$type': { door: 'settings', at: '/settings/language/learning' },
  '/settings/reading-speed': { door: 'settings', at: '/settings/reading-speed' },
  '/settings/subscription': { door: 'settings', at: '/settings/subscription' },
  '/no-access': { door: 'no-access', at: '/no-access' },
  '/404': { door: 'settings', at: '/404' },
};

export const listPages = (...doors: Door[]) =>
  Object.values(pages).flatMap(({ door, at }) => (doors.includes(door) ? [at] : []));

/** The paths in the notation of the router: `/article/$articleId`. */
export const pagePaths = Object.keys(pages);
