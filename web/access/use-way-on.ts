import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toaster } from '../ui/toaster.ts';
import { sessionQuery } from './queries.ts';
import { takeWantedPage } from './wanted-page.ts';

/** Whoever had to sign in on the way to a page is led home, and on from there. */
export function useWayOn() {
  const { t } = useLingui();
  const router = useRouter();
  const uid = useQuery(sessionQuery).data?.uid;

  useEffect(() => {
    const href = uid === undefined ? undefined : takeWantedPage(uid);
    if (href === undefined) return;
    toaster.show({
      kind: 'info',
      title: t`You were on your way to another page`,
      action: { label: t`Go there`, onPress: () => void router.navigate({ href }) },
    });
  }, [t, router, uid]);
}
