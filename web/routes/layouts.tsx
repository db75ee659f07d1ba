import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { globalGuard, shellGuard } from '../access/guards.ts';
import { Hydrated } from '../ui/loading/hydrated.tsx';

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: globalGuard,
  component: Outlet,
  // The HTML from the server has no Suspense boundary at this route, and hydration needs the same structure.
  wrapInSuspense: false,
});

// Preloaded by the loader of each route. Without preloading, the shell would suspend, and React would show it up to 300 ms
// later.
export const Shell = lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell');

export const fetchParts = (...parts: { preload?: () => Promise<void> | undefined }[]) =>
  Promise.all(parts.map((part) => part.preload?.()));

/** A lazy-loaded page that reports when it is hydrated. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
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

export const shellLayout = () => (
  <Shell>
    <Outlet />
  </Shell>
);

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: shellGuard,
  loader: () => fetchParts(Shell),
  component: shellLayout,
});

/** The parent route of pages without the shell layout, such as the reader. They have their own, smaller header. */
export const reading = createRoute({ getParentRoute: () => root, id: 'reading', beforeLoad: shellGuard });
