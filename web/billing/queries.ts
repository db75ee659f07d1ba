import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

/** All available plans. App refetches them at every start. */
export const plansQuery = queryOptions({
  queryKey: ['subscription-plans'],
  queryFn: async () => (await read(api['subscription-plans'].$get())).plans,
  staleTime: 5 * 60 * 1000,
});

/** Usage and remaining amount per limit. Mutations that count against a limit invalidate this query. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async () => (await read(api.usage.$get())).usage,
  meta: { isLive: true },
});

/** The user's plan, the plans on sale, and whether a payment is failing. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: () => read(api.billing.$get()),
  meta: { isLive: true },
});

/** Refetches everything that depends on the plan after the plan has changed. */
export const rereadBilling = (client: QueryClient) =>
  Promise.all([client.invalidateQueries(usageQuery), client.invalidateQueries(billingQuery)]);
