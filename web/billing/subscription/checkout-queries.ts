import { queryOptions } from '@tanstack/react-query';
import { profileQuery } from '../../access/queries.ts';
import { api, read } from '../../platform/api.ts';
import { rereadBilling } from '../queries.ts';

const askAgainMs = 2000;

/** Confirms a checkout. Polls while the payment is being processed. */
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

/** Returns the address of the payment page. */
export const startCheckout = async (planId: string) => (await read(api.checkouts.$post({ json: { planId } }))).url;
