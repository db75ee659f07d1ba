import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { refreshProfileGuard } from '../access/guards.ts';
import { accessModeQuery, profileQuery } from '../access/queries.ts';
import { askAhead } from '../platform/ask-ahead.ts';
import { loadSection } from '../platform/locale.ts';
import { LearningRows, PlacementRow } from '../settings/learning-parts.ts';
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
  // `welcome` shows the onboarding again, after the browser's Back button.
  validateSearch: v.object({ step: v.optional(v.fallback(v.optional(v.literal('welcome')), undefined)) }),
  remountDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) =>
    Promise.all([fetchParts(LearningRows, PlacementRow), import.meta.env.SSR && askRowsAhead(queryClient)]),
  component: lazyPage(() => import('../settings/settings-page.tsx'), 'SettingsPage'),
});

/** On the server, fetches the data of all rows. In the browser, each row fetches its own data. */
async function askRowsAhead(queryClient: QueryClient) {
  const [{ learningSettingsQuery }, { vocabularyQuery }] = await Promise.all([
    import('../learning/settings-queries.ts'),
    import('../learning/fit/fit-queries.ts'),
  ]);
  const language = queryClient.getQueryData(profileQuery.queryKey)?.learningLang ?? 'en';
  await Promise.all([
    askAhead(queryClient, accessModeQuery),
    askAhead(queryClient, learningSettingsQuery),
    askAhead(queryClient, vocabularyQuery(language)),
  ]);
}

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
