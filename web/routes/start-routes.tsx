import { createRoute, redirect } from '@tanstack/react-router';
import { refreshProfileGuard, shellGuard, wantedArticleGuard } from '../access/guards.ts';
import { sessionQuery } from '../access/queries.ts';
import { homeQuery } from '../library/queries.ts';
import { askAhead } from '../platform/ask-ahead.ts';
import { loadSection } from '../platform/locale.ts';
import { fetchParts, lazyPage, root, Shell } from './layouts.tsx';

const HomePage = lazyPage(() => import('../library/home/home-page.tsx'), 'HomePage');
const LandingRoute = lazyPage(() => import('../landing/landing-route.tsx'), 'LandingRoute');
const NotFoundPage = lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage');

/** The landing page for visitors, the home page for signed-in users. */
export const start = createRoute({
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
    // Uses the guard's result, so that the home page is never shown before the guard has passed.
    if (start.useRouteContext().isVisitor) return <LandingRoute />;
    return (
      <Shell>
        <HomePage />
      </Shell>
    );
  },
});

export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyPage(() => import('../access/login-page.tsx'), 'LoginPage'),
});

export const noAccess = createRoute({
  getParentRoute: () => root,
  path: '/no-access',
  loader: () => loadSection('waiting'),
  component: lazyPage(() => import('../access/waiting/no-access-page.tsx'), 'NoAccessPage'),
});

export const lost = createRoute({
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

export const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404' });
  },
});

export const gallery = createRoute({
  getParentRoute: () => root,
  path: '/ui',
  component: lazyPage(() => import('../ui/gallery/gallery-page.tsx'), 'GalleryPage'),
});
