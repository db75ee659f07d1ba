import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import { isRefusal } from '../platform/api.ts';
import { profileQuery, sessionQuery } from './queries.ts';
import { claimWantedArticle, consumeWantedArticle, rememberWantedPage } from './wanted-page.ts';

interface Visit {
  context: { queryClient: QueryClient };
  location: { pathname: string; href: string };
}

// In development the UI gallery is public.
const publicPaths = ['/', '/login', ...(import.meta.env.DEV ? ['/ui'] : [])];
/** Pages that are not remembered as the page to open after the sign-in. */
const detours = ['/404', '/no-access'];

/**
 * A visitor only sees the landing page and the login page. A user without access only sees the no-access page. R-GUARD-1,
 * R-GUARD-2.
 */
export async function globalGuard({ context: { queryClient }, location: { pathname, href } }: Visit) {
  const user = await queryClient.ensureQueryData(sessionQuery);
  if (user === null) {
    if (publicPaths.includes(pathname)) return;
    if (!detours.includes(pathname)) rememberWantedPage(href);
    throw redirect({ to: '/login' });
  }
  claimWantedArticle(user.uid);
  if (pathname === '/login') throw redirect({ to: '/' });
  const isFlagged = queryClient.getQueryState(profileQuery.queryKey)?.status === 'error';
  if (isFlagged && pathname !== '/no-access') throw redirect({ to: '/no-access' });
}

/**
 * The main pages require access, a native and a learning language. A user without a profile passes, because
 * `defaultSettings` contains both languages. R-GUARD-3, R-PROF-4.
 */
export async function shellGuard({ context: { queryClient } }: Visit) {
  const profile = await loadProfile(queryClient, () => queryClient.ensureQueryData(profileQuery));
  if (!hasBothLanguages(profile)) throw redirect({ to: '/settings' });
}

/** Redirects from the home page to the article that the user wanted to open before they had access. */
export async function wantedArticleGuard({ context: { queryClient } }: Visit) {
  const user = await queryClient.ensureQueryData(sessionQuery);
  const href = user === null ? undefined : consumeWantedArticle(user.uid);
  if (href !== undefined) throw redirect({ href, replace: true });
}

/** The settings and 404 pages refetch the profile before they open. R-GUARD-4. */
export async function refreshProfileGuard({ context: { queryClient } }: Visit) {
  await loadProfile(queryClient, () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }));
}

/**
 * Admins may open the admin pages before they have chosen their languages. Other users are redirected: to the settings page if
 * a language is missing, otherwise to the 404 page. R-GUARD-3, R-GUARD-5.
 */
export async function adminGuard(visit: Visit) {
  const { queryClient } = visit.context;
  const profile = await loadProfile(queryClient, () => queryClient.ensureQueryData(profileQuery));
  if (profile.isAdmin) return;
  await shellGuard(visit);
  throw redirect({ to: '/404' });
}

async function loadProfile<Loaded>(queryClient: QueryClient, load: () => Promise<Loaded>) {
  try {
    return await load();
  } catch (error) {
    if (isRefusal(error, 'not-signed-in')) {
      queryClient.setQueryData(sessionQuery.queryKey, null);
      throw redirect({ to: '/login' });
    }
    throw redirect({ to: '/no-access' });
  }
}
