import { createRoute, redirect } from '@tanstack/react-router';
import { adminGuard } from '../access/guards.ts';
import { loadSection } from '../platform/locale.ts';
import { fetchParts, lazyPage, root, Shell, shellLayout } from './layouts.tsx';

export const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  beforeLoad: adminGuard,
  loader: () => Promise.all([fetchParts(Shell), loadSection('admin')]),
  component: shellLayout,
});

/** The address `/admin` also opens the first admin page. */
export const adminStart = createRoute({
  getParentRoute: () => admin,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true });
  },
});

export const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/admin/users',
  component: lazyPage(() => import('../admin/users/users-page.tsx'), 'UsersPage'),
});

export const adminPlans = createRoute({
  getParentRoute: () => admin,
  path: '/admin/subscription-plans',
  component: lazyPage(() => import('../admin/plans/subscription-plans-page.tsx'), 'SubscriptionPlansPage'),
});

export const adminUtils = createRoute({
  getParentRoute: () => admin,
  path: '/admin/utils',
  component: lazyPage(() => import('../admin/utils-page/utils-page.tsx'), 'UtilsPage'),
});
