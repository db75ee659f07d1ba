import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { profileQuery } from '../access/queries.ts';
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
  meta: { isLive: true },
});

/** Which plan one has, which can be bought, and whether a payment is in trouble. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: () => read(api.billing.$get()),
  meta: { isLive: true },
});

/** After a change of the plan: everything that depends on it is read again. */
export const rereadBilling = (client: QueryClient) =>
  Promise.all([client.invalidateQueries(usageQuery), client.invalidateQueries(billingQuery)]);

const askAgainMs = 2000;

/** What became of a checkout, asked until the money is there. */
export const checkoutQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: async ({ client }) => {
      const { status } = await read(api.checkouts[':checkoutId'].confirm.$post({ param: { checkoutId } }));
      if (status === 'paid') await Promise.all([client.invalidateQueries(profileQuery), rereadBilling(client)]);
      return status;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data === 'processing' ? askAgainMs : false),
  });

/** Where to go and pay. */
export const startCheckout = async (planId: string) => (await read(api.checkouts.$post({ json: { planId } }))).url;
