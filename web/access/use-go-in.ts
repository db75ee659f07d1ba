import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sessionQuery } from './queries.ts';

/** Opens the home page if the server says that the user is signed in. Returns whether the user is signed in. */
export function useGoIn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (user !== null) await router.navigate({ to: '/' });
    return user !== null;
  }, [queryClient, router]);
}
