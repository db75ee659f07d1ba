import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

/** All plans on offer. The app's root refreshes them at the start. */
export const plansQuery = queryOptions({
  queryKey: ['subscription-plans'],
  queryFn: async () => (await read(api['subscription-plans'].$get())).plans,
  staleTime: 5 * 60 * 1000,
});

/** What is used and left of each limit. Whoever starts work that counts invalidates it. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async () => (await read(api.usage.$get())).usage,
});
