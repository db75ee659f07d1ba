import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  type RouterHistory,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { cutQuery, searchFilters, searchMaxLength } from '../domain/library/search.ts';
import { adminGuard, globalGuard, refreshProfileGuard, shellGuard, wantedArticleGuard } from './access/guards.ts';
import { sessionQuery } from './access/queries.ts';
import { homeQuery, searchQuery } from './library/queries.ts';
import { askAhead, justNowMs } from './platform/ask-ahead.ts';
import { loadSection } from './platform/locale.ts';
import { readingQuery } from './reader/queries.ts';
import { Loading } from './shell/loading.tsx';
import { PageFailed } from './shell/page-failed.tsx';
import { Hydrated } from './ui/loading/hydrated.tsx';

// All routes. Guards are in web/access/guards.ts; pages are lazy-loaded.
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: globalGuard,
  component: Outlet,
  // The server adds no Suspense boundary here either.
  wrapInSuspense: false,
});

// Loaded by each route's loader: a late Suspense boundary would be delayed by React for 300 ms.
const Shell = lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell');
const HomePage = lazyPage(() => import('./library/home/home-page.tsx'), 'HomePage');
const LandingRoute = lazyPage(() => import('./landing/landing-route.tsx'), 'LandingRoute');
const PlacementPage = lazyRouteComponent(() => import('./learning/placement/placement-page.tsx'), 'PlacementPage');
const ReviewPage = lazyRouteComponent(() => import('./learning/review/review-page.tsx'), 'ReviewPage');
const NotFoundPage = lazyPage(() => import('./shell/not-found-page.tsx'), 'NotFoundPage');
const fetchParts = (...parts: { preload?: () => Promise<void> | undefined }[]) =>
  Promise.all(parts.map((part) => part.preload?.()));

/** A lazy-loaded page that reports when it is hydrated. */
function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(async () => {
    const Page: ComponentType = (await load())[name];
    // biome-ignore lint/correctness/noComponentHookFactories: created once per page
    const HydratedPage = () => (
      <>
        <Page />
        <Hydrated />
      </>
    );
    return { default: HydratedPage };
  });
}

/** The landing page for visitors, the home page for signed-in users. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async (visit) => {
    const isVisitor = (await visit.context.queryClient.ensureQueryData(sessionQuery)) === null;
    if (!isVisitor) {
      await shellGuard(visit);
      await wantedArticleGuard(visit);
    }
    return { isVisitor };
  },
  loader: ({ context: { isVisitor, queryClient } }) =>
    isVisitor
      ? Promise.all([fetchParts(LandingRoute), loadSection('landing')])
      : Promise.all([fetchParts(Shell, HomePage), askAhead(queryClient, homeQuery)]),
  component: function Start() {
    // Uses the guard's result, so that home never shows before the guard has passed.
    if (start.useRouteContext().isVisitor) return <LandingRoute />;
    return (
      <Shell>
        <HomePage />
      </Shell>
    );
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyPage(() => import('./access/login-page.tsx'), 'LoginPage'),
});

const shellLayout = () => (
  <Shell>
    <Outlet />
  </Shell>
);

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: shellGuard,
  loader: () => fetchParts(Shell),
  component: shellLayout,
});

// The router converts a value that looks like a number or a boolean; this converts it back to text.
const textInAddress = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

const search = createRoute({
  getParentRoute: () => shell,
  path: '/search',
  validateSearch: v.object({
    q: v.optional(v.fallback(v.pipe(textInAddress, v.transform(cutQuery)), '')),
    page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
    type: v.fallback(v.optional(searchFilters.type), undefined),
    genre: v.fallback(v.optional(searchFilters.genre), undefined),
    length: v.fallback(v.optional(searchFilters.length), undefined),
    level: v.fallback(v.optional(searchFilters.level), undefined),
    language: v.fallback(v.optional(searchFilters.language), undefined),
    /** The filter “Right for me”: only articles of which the learner knows most words. */
    fit: v.fallback(v.optional(v.literal('me')), undefined),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { q = '', page = 1, fit, ...filters } }) =>
    fit === undefined ? askAhead(queryClient, searchQuery({ q, page, filters })) : undefined,
  component: lazyPage(() => import('./library/search/search-page.tsx'), 'SearchPage'),
});

const myArticles = createRoute({
  getParentRoute: () => shell,
  path: '/my-articles',
  component: lazyPage(() => import('./library/shelf/my-articles-page.tsx'), 'MyArticlesPage'),
});

const readingHistory = createRoute({
  getParentRoute: () => shell,
  path: '/history',
  validateSearch: v.object({ page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)) }),
  component: lazyPage(() => import('./library/shelf/history-page.tsx'), 'HistoryPage'),
});

const words = createRoute({
  getParentRoute: () => shell,
  path: '/words',
  validateSearch: v.object({ articleId: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) }),
  loader: () => loadSection('learning'),
  component: lazyPage(() => import('./learning/words/words-page.tsx'), 'WordsPage'),
});

const progress = createRoute({
  getParentRoute: () => shell,
  path: '/progress',
  loader: () => loadSection('learning'),
  component: lazyPage(() => import('./learning/progress/progress-page.tsx'), 'ProgressPage'),
});

const createArticle = createRoute({
  getParentRoute: () => shell,
  path: '/create-article',
  // A search without results passes its query on as the description.
  validateSearch: v.object({
    way: v.optional(v.fallback(v.picklist(['ai', 'manual', 'file']), 'ai')),
    description: v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(searchMaxLength)), '')),
    // The id of an article whose request is filled into the form.
    again: v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(36)), '')),
  }),
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('./creation/create-article-page.tsx'), 'CreateArticlePage'),
});

const sharedText = v.optional(v.fallback(v.pipe(textInAddress, v.maxLength(10_000)), ''));

/** The target of the share menu and of the bookmarklet. */
const importLink = createRoute({
  getParentRoute: () => shell,
  path: '/import',
  validateSearch: v.object({ url: sharedText, text: sharedText, title: sharedText }),
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('./creation/bring/link-page.tsx'), 'LinkPage'),
});

const importFile = createRoute({
  getParentRoute: () => shell,
  path: '/import/$importId',
  loader: () => Promise.all([loadSection('creation'), loadSection('learning')]),
  component: lazyPage(() => import('./creation/bring/import-page.tsx'), 'ImportPage'),
});

const book = createRoute({
  getParentRoute: () => shell,
  path: '/book/$bookId',
  loader: () => Promise.all([loadSection('creation'), loadSection('learning')]),
  component: lazyPage(() => import('./creation/book/book-page.tsx'), 'BookPage'),
});

const editArticle = createRoute({
  getParentRoute: () => shell,
  path: '/article/$articleId/edit',
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('./creation/edit/edit-article-page.tsx'), 'EditArticlePage'),
});

const articleGenerating = createRoute({
  getParentRoute: () => shell,
  path: '/article-generating/$articleId',
  loader: () => loadSection('creation'),
  component: lazyPage(() => import('./creation/generating/article-generating-page.tsx'), 'ArticleGeneratingPage'),
});

/** A main page with its own header: the interface is reduced while reading. */
const reading = createRoute({ getParentRoute: () => root, id: 'reading', beforeLoad: shellGuard });

const article = createRoute({
  getParentRoute: () => reading,
  path: '/article/$articleId',
  // Hovering or touching a link prefetches the article. The data is only kept briefly, because it gets out of date.
  loader: ({ context: { queryClient }, params, preload }) => {
    const query = readingQuery(params.articleId);
    if (!preload) return askAhead(queryClient, query);
    void queryClient.prefetchQuery({ ...query, gcTime: justNowMs });
  },
  component: lazyPage(() => import('./reader/page/article-page.tsx'), 'ArticlePage'),
});

const placement = createRoute({
  getParentRoute: () => reading,
  path: '/placement',
  validateSearch: v.object({ from: v.optional(v.fallback(v.picklist(['settings', 'welcome']), 'settings')) }),
  loader: () => Promise.all([loadSection('learning'), fetchParts(Shell, PlacementPage)]),
  component: () => (
    <>
      <PlacementPage inShell={(page) => <Shell>{page}</Shell>} />
      <Hydrated />
    </>
  ),
});

const review = createRoute({
  getParentRoute: () => reading,
  path: '/words/review',
  loader: () => Promise.all([loadSection('learning'), fetchParts(Shell, ReviewPage)]),
  // The review cards have their own header.
  component: () => (
    <>
      <ReviewPage inShell={(page) => <Shell>{page}</Shell>} />
      <Hydrated />
    </>
  ),
});

const admin = createRoute({
  getParentRoute: () => shell,
  id: 'admin',
  beforeLoad: adminGuard,
  loader: () => loadSection('admin'),
});

const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/admin/users',
  component: lazyPage(() => import('./admin/users/users-page.tsx'), 'UsersPage'),
});

const adminPlans = createRoute({
  getParentRoute: () => admin,
  path: '/admin/subscription-plans',
  component: lazyPage(() => import('./admin/plans/subscription-plans-page.tsx'), 'SubscriptionPlansPage'),
});

const adminUtils = createRoute({
  getParentRoute: () => admin,
  path: '/admin/utils',
  component: lazyPage(() => import('./admin/utils-page/utils-page.tsx'), 'UtilsPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  beforeLoad: refreshProfileGuard,
  loader: () => Promise.all([fetchParts(Shell), loadSection('settings')]),
  component: shellLayout,
});

const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
});

const settingsLanguage = createRoute({
  getParentRoute: () => settings,
  path: '/language/$type',
  // Both languages use this route, so it remounts to reset the form.
  remountDeps: ({ params }) => params,
  beforeLoad: ({ params }) => {
    if (!['main', 'learning', 'new'].includes(params.type)) throw redirect({ to: '/404' });
  },
  component: lazyPage(() => import('./settings/language-page.tsx'), 'LanguagePage'),
});

const settingsSpeed = createRoute({
  getParentRoute: () => settings,
  path: '/reading-speed',
  component: lazyPage(() => import('./settings/reading-speed-page.tsx'), 'ReadingSpeedPage'),
});

const settingsSubscription = createRoute({
  getParentRoute: () => settings,
  path: '/subscription',
  validateSearch: v.object({ checkout: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(200)), '')) }),
  component: lazyPage(() => import('./billing/subscription-page.tsx'), 'SubscriptionPage'),
});

const noAccess = createRoute({
  getParentRoute: () => root,
  path: '/no-access',
  component: lazyPage(() => import('./access/no-access-page.tsx'), 'NoAccessPage'),
});

const lost = createRoute({
  getParentRoute: () => root,
  path: '/404',
  beforeLoad: refreshProfileGuard,
  loader: () => fetchParts(Shell, NotFoundPage),
  component: () => (
    <Shell>
      <NotFoundPage />
    </Shell>
  ),
});

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404' });
  },
});

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/ui',
  component: lazyPage(() => import('./ui/gallery/gallery-page.tsx'), 'GalleryPage'),
});

const routes = root.addChildren([
  start,
  login,
  shell.addChildren([
    search,
    myArticles,
    readingHistory,
    words,
    progress,
    createArticle,
    importLink,
    importFile,
    book,
    editArticle,
    articleGenerating,
    admin.addChildren([adminUsers, adminPlans, adminUtils]),
  ]),
  reading.addChildren([article, review, placement]),
  settings.addChildren([settingsIndex, settingsLanguage, settingsSpeed, settingsSubscription]),
  noAccess,
  lost,
  ...(import.meta.env.DEV ? [gallery] : []),
  anythingElse,
]);

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: routes,
    ...(history && { history }),
    context: { queryClient },
    scrollRestoration: false,
    // Not JSON.parse, the default of the router: it would drop quotation marks that the user typed.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPendingComponent: Loading,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailed,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
