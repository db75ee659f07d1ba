import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import type { LiveEvent } from '../../domain/live-event.ts';
import { leave } from '../access/leave.ts';
import { betaApplicationQuery, profileQuery, rereadProfile, sessionQuery, signingOutKey } from '../access/queries.ts';
import { rereadBilling } from '../billing/queries.ts';
import { notificationsQuery } from '../notifications/queries.ts';
import { readOnOpen } from '../notifications/read-on-open.ts';
import { showNews } from '../notifications/show-news.ts';
import { api, read } from '../platform/api.ts';
import { followLiveEvents } from '../platform/live-events.ts';
import { readAgain } from '../platform/read-again.ts';
import { toaster } from '../ui/overlay/toaster.ts';

/** Applies live events while a user is signed in. Renders nothing. */
export function LiveUpdates({ router }: { router: RegisteredRouter }) {
  const client = useQueryClient();
  const { i18n } = useLingui();
  const userId = useQuery({ ...sessionQuery, enabled: false }).data?.uid;

  // An effect event, because `i18n` changes with every catalogue that loads, and the stream must stay open.
  const hear = useEffectEvent((event: LiveEvent) => {
    react(event, { client, router, i18n }).catch(() => {});
  });

  useEffect(() => (userId === undefined ? undefined : followLiveEvents((event) => hear(event))), [userId]);

  useEffect(() => (userId === undefined ? undefined : readOnOpen(client, router)), [userId, client, router]);

  return null;
}

interface Page {
  client: QueryClient;
  router: RegisteredRouter;
  i18n: I18n;
}

/** Refetches the data that has changed. After a network error, the data stays as it is until the next event or reconnect. */
async function react(event: LiveEvent, page: Page) {
  const { client } = page;
  // No refetch during a sign-out.
  if (client.isMutating({ mutationKey: signingOutKey }) > 0) return;
  switch (event.topic) {
    case 'notifications':
      if (event.notificationId === undefined) await readAgain(client, { queryKey: notificationsQuery.queryKey });
      else await showNews(event.notificationId, page);
      return;
    case 'article':
      // Does not fetch the article while this page is deleting it.
      if (client.isMutating({ mutationKey: [event.articleId] }) > 0) return;
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(event.articleId) });
      return;
    case 'profile':
      await Promise.all([followProfile(page), rereadBilling(client), client.invalidateQueries(betaApplicationQuery)]);
      return;
    case 'everything':
      // Refetches even if the page was just opened, because events between its first requests and the start of the stream
      // are lost.
      await Promise.all([readAgain(client, { predicate: ({ meta }) => meta?.isLive === true }), followProfile(page)]);
      return;
    case 'session':
      // Does nothing while a mutation is pending: that mutation gets the error itself, or it is the sign-out of this tab.
      if (client.isMutating() === 0) await followSession(page);
  }
}

/** Leaves the app if the session has ended, and reloads it if another user has signed in in this browser. */
async function followSession({ client, router }: Page) {
  const before = client.getQueryData(sessionQuery.queryKey)?.uid;
  const { user } = await read(api.session.$get());
  if (user === null) await leave(client, router, '/login');
  else if (user.uid !== before) window.location.assign('/');
}

/**
 * Opens the app when access is granted and leaves it when access is lost. Refetches the data that depends on the
 * languages if they were changed in another tab or on another device.
 */
async function followProfile({ client, router, i18n }: Page) {
  const wasRefused = isRefused(client);
  const languagesBefore = languagesOf(client);
  const access = await rereadProfile(client);
  if (access === 'given' && languagesBefore !== languagesOf(client)) {
    await client.invalidateQueries({ predicate: ({ meta }) => meta?.dependsOnLanguages === true });
  }
  const isOutside = router.state.location.pathname === '/no-access';
  if (access === 'given' && wasRefused && isOutside) {
    // Users without both languages get no toast. They see the onboarding next, which says the same. The toast
    // would cover the onboarding.
    const profile = client.getQueryData(profileQuery.queryKey);
    if (profile !== undefined && hasBothLanguages(profile))
      toaster.show({ kind: 'success', title: i18n._(msg`You’re in`) });
    await router.navigate({ to: '/' });
  }
  if (access === 'refused' && !isOutside) await router.navigate({ to: '/no-access' });
}

function languagesOf(client: QueryClient) {
  const profile = client.getQueryData(profileQuery.queryKey);
  return profile && `${profile.learningLang} ${profile.mainLang}`;
}

const isRefused = (client: QueryClient) => client.getQueryState(profileQuery.queryKey)?.status === 'error';
