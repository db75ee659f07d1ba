import type { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import { admin, adminPlans, adminStart, adminUsers, adminUtils } from './routes/admin-routes.ts';
import {
  articleGenerating,
  book,
  createArticle,
  editArticle,
  importFile,
  importLink,
} from './routes/creation-routes.ts';
import { reading, root, shell } from './routes/layouts.tsx';
import { placement, progress, review, words } from './routes/learning-routes.tsx';
import { myArticles, readingHistory, search } from './routes/library-routes.ts';
import { article } from './routes/reader-routes.ts';
import {
  settings,
  settingsIndex,
  settingsLanguage,
  settingsSpeed,
  settingsSubscription,
} from './routes/settings-routes.ts';
import { anythingElse, gallery, login, lost, noAccess, start } from './routes/start-routes.tsx';
import { Loading } from './shell/loading.tsx';
import { PageFailed } from './shell/page-failed.tsx';

// All routes. Guards are in web/access/guards.ts; pages are lazy-loaded.
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
  ]),
  admin.addChildren([adminStart, adminUsers, adminPlans, adminUtils]),
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
    // Does not parse values with JSON.parse, which is the default of the router, because JSON.parse would drop quotation
    // marks that the user typed.
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
