import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sessionQuery } from './queries.ts';

/** Leads home if the server knows who we are now, and says whether it does. */
export function useGoIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (user !== null) await router.navigate({ to: '/' });
    return user !== null;
  }, [queryClient, router]);
}
