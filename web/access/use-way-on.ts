import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toaster } from '../ui/overlay/toaster.ts';
import { sessionQuery } from './queries.ts';
import { consumeWantedPage } from './wanted-page.ts';

/**
 * After a sign-in, a toast offers to open the page that the user wanted before. If that page is an article,
 * `wantedArticleGuard` has already opened it.
 */
export function useWayOn() {
  const { t } = useLingui();
  const router = useRouter();
  const uid = useQuery(sessionQuery).data?.uid;

  useEffect(() => {
    const href = uid === undefined ? undefined : consumeWantedPage(uid);
    if (href === undefined) return;
    toaster.show({
      kind: 'info',
      title: t`You were on your way to another page`,
      action: { label: t`Go there`, onPress: () => void router.navigate({ href }) },
    });
  }, [t, router, uid]);
}
