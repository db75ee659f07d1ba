import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { AppError } from '../domain/app-error.ts';
import { errorStatus } from '../domain/error-status.ts';
import { leave } from './access/leave.ts';
import { sessionQuery } from './access/queries.ts';
import { plansQuery } from './billing/queries.ts';
import { isRefusal } from './platform/api.ts';
import { createAppRouter } from './routes.ts';
import { catchUpWhenBack } from './shell/catch-up.ts';
import { awaitFirstPage, firstPage } from './ui/loading/first-page.ts';
import { Later, lazyLater, prefetchLater } from './ui/loading/later.tsx';
import { firstMessage } from './ui/overlay/toaster.ts';
import { prepareAnnouncer } from './ui/status/announce.ts';

const LiveUpdates = lazyLater(async () => (await import('./shell/live-updates.ts')).LiveUpdates);
const loadToasts = async () => (await import('./ui/overlay/toasts.tsx')).Toasts;
prefetchLater(loadToasts);
const Toasts = lazy(async () => {
  await firstMessage;
  return { default: await loadToasts() };
});

type AppParts = ReturnType<typeof createAppParts>;

/** Creates the router and query client: once in the browser, once per page on the server. */
export function createAppParts(history?: RouterHistory) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    // When offline, requests fail immediately instead of being paused by TanStack Query.
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const router = createAppRouter(queryClient, history);
  // Scrolls each new page to the top. Leaves out the first page, because the browser sets the scroll position of the first
  // page.
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (pathChanged && fromLocation !== undefined) window.scrollTo(0, 0);
  });
  return { queryClient, router };

  /** Redirects to the login page when the server responds that the session has ended. */
  function leaveWhenSignedOut(error: unknown) {
    const isSignedIn = queryClient.getQueryData(sessionQuery.queryKey) != null;
    if (isSignedIn && isRefusal(error, 'not-signed-in')) void leave(queryClient, router, '/login');
  }
}

export function App({ queryClient, router }: AppParts) {
  useEffect(() => void awaitFirstPage(() => untilAnswered(queryClient)), [queryClient]);

  // All plans are refetched at every start, so that pages find them in the cache.
  useEffect(() => void firstPage.then(() => queryClient.prefetchQuery({ ...plansQuery, staleTime: 0 })), [queryClient]);

  useEffect(prepareAnnouncer, []);

  useEffect(() => followLater(router), [router]);

  useEffect(() => catchUpWhenBack(queryClient), [queryClient]);

  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Pages router={router} />
          <Later>
            <LiveUpdates router={router} />
          </Later>
          <Messages />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** Moves the focus after each navigation, but not after the first page load. */
function followLater(router: AppParts['router']) {
  let stop: (() => void) | undefined;
  let isLeft = false;
  firstPage
    .then(async () => {
      const { followNavigation } = await import('./shell/follow-navigation.ts');
      if (!isLeft) stop = followNavigation(router);
    })
    // Ignores the error: if the module cannot be loaded (offline), the focus stays where the browser puts it.
    .catch(() => {});
  return () => {
    isLeft = true;
    stop?.();
  };
}

/**
 * Hydration needs the same Suspense boundaries on the server and in the browser. The router adds a boundary around all pages,
 * but only in the browser. So this component adds the boundary on the server.
 */
function Pages({ router }: Pick<AppParts, 'router'>) {
  const pages = <RouterProvider router={router} />;
  return import.meta.env.SSR ? <Suspense>{pages}</Suspense> : pages;
}

/** The toasts. `Toasts` is rendered only when there is a first message. */
function Messages() {
  const { t } = useLingui();
  return (
    <Later>
      <Suspense>
        <Toasts label={t`Messages`} closeLabel={t`Close`} />
      </Suspense>
    </Later>
  );
}

/** Resolves when no query is pending. */
const untilAnswered = (queryClient: QueryClient) =>
  new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
    function look() {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    }
  });

/** Retries only if the server was unreachable or failed (status 500 and above). Other errors would occur again. */
function shouldRetry(failures: number, error: unknown) {
  return failures < 2 && error instanceof AppError && errorStatus[error.code] >= 500;
}
