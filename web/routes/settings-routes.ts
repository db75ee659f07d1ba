import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { refreshProfileGuard } from '../access/guards.ts';
import { loadSection } from '../platform/locale.ts';
import { fetchParts, lazyPage, root, Shell, shellLayout } from './layouts.tsx';

export const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  beforeLoad: refreshProfileGuard,
  loader: () => Promise.all([fetchParts(Shell), loadSection('settings')]),
  component: shellLayout,
});

export const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: lazyPage(() => import('../settings/settings-page.tsx'), 'SettingsPage'),
});

export const settingsLanguage = createRoute({
  getParentRoute: () => settings,
  path: '/language/$type',
  // All language pages (`main`, `learning`, `new`) share this route. A remount when `type` changes resets the form.
  remountDeps: ({ params }) => params,
  beforeLoad: ({ params }) => {
    if (!['main', 'learning', 'new'].includes(params.type)) throw redirect({ to: '/404' });
  },
  component: lazyPage(() => import('../settings/language-page.tsx'), 'LanguagePage'),
});

export const settingsSpeed = createRoute({
  getParentRoute: () => settings,
  path: '/reading-speed',
  component: lazyPage(() => import('../settings/reading-speed-page.tsx'), 'ReadingSpeedPage'),
});

export const settingsSubscription = createRoute({
  getParentRoute: () => settings,
  path: '/subscription',
  validateSearch: v.object({ checkout: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(200)), '')) }),
  component: lazyPage(() => import('../billing/subscription/subscription-page.tsx'), 'SubscriptionPage'),
});
