import type { Payments } from './payments.ts';
import type { StripeSettings } from './settings.ts';

/** Stripe if its keys are set, else undefined. */
export function createPayments(stripe: StripeSettings | undefined): Payments | undefined {
  if (stripe === undefined) return undefined;
  // The library is loaded on first use, so that the start of the server does not wait for it.
  let loaded: Promise<Payments> | undefined;
  const load = () => {
    loaded ??= import('./stripe-payments.ts').then(({ createStripePayments }) => createStripePayments(stripe));
    return loaded;
  };
  return {
    createCustomer: async (person) => (await load()).createCustomer(person),
    startCheckout: async (order) => (await load()).startCheckout(order),
    openPortal: async (visit) => (await load()).openPortal(visit),
    readEvent: async (message) => (await load()).readEvent(message),
    findPayment: async (subject) => (await load()).findPayment(subject),
    findPrice: async (priceId) => (await load()).findPrice(priceId),
    endSubscription: async (subscriptionId) => (await load()).endSubscription(subscriptionId),
    endSubscriptions: async (customerId) => (await load()).endSubscriptions(customerId),
  };
}
