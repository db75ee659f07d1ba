import Stripe from 'stripe';
import { AppError } from '../../../domain/app-error.ts';
import { findStripePayment } from './find-stripe-payment.ts';
import type { Payments, Price } from './payments.ts';
import type { StripeSettings } from './settings.ts';
import { undefinedIfMissing } from './undefined-if-missing.ts';
import { verifyStripeEvent } from './verify-stripe-event.ts';

export function createStripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...(apiBase !== undefined && {
      host: apiBase.hostname,
      port: apiBase.port,
      protocol: apiBase.protocol === 'http:' ? 'http' : 'https',
    }),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  async function endSubscription(id: string) {
    await wrapErrors(undefinedIfMissing(stripe.subscriptions.cancel(id)));
  }

  return {
    async createCustomer({ userId, email }) {
      // With the idempotency key, concurrent requests create only one customer.
      const options = { idempotencyKey: `customer-${userId}` };
      const customer = await wrapErrors(stripe.customers.create({ email, metadata: { userId } }, options));
      return customer.id;
    },

    async startCheckout({ customerId, priceId, isRecurring, language, successUrl, cancelUrl }) {
      const open = await wrapErrors(stripe.checkout.sessions.list({ customer: customerId, status: 'open' }));
      for (const { id } of open.data) await wrapErrors(stripe.checkout.sessions.expire(id));
      const session = await wrapErrors(
        stripe.checkout.sessions.create({
          mode: isRecurring ? 'subscription' : 'payment',
          customer: customerId,
          line_items: [{ price: priceId, quantity: 1 }],
          locale: localeOf(language),
          success_url: successUrl,
          cancel_url: cancelUrl,
        }),
      );
      if (session.url === null) throw new AppError('payments-unavailable');
      return session.url;
    },

    async openPortal({ customerId, returnUrl }) {
      const session = await wrapErrors(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return session.url;
    },

    readEvent: (message) => verifyStripeEvent(stripe, { ...message, secret: webhookSecret }),

    findPayment: (subject) => wrapErrors(findStripePayment(stripe, subject)),

    async findPrice(priceId) {
      const price = await wrapErrors(undefinedIfMissing(stripe.prices.retrieve(priceId)));
      if (price?.unit_amount == null) return undefined;
      return { priceMinor: price.unit_amount, currency: price.currency.toUpperCase(), every: everyOf(price) };
    },

    endSubscription,

    async endSubscriptions(customerId) {
      const running = await wrapErrors(stripe.subscriptions.list({ customer: customerId, limit: 100 }));
      for (const { id } of running.data) await endSubscription(id);
    },
  };
}

/** Converts errors of Stripe to payments-unavailable. */
async function wrapErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) throw new AppError('payments-unavailable', undefined, { cause });
    throw cause;
  }
}

function everyOf({ recurring }: Stripe.Price): Price['every'] {
  if (recurring === null) return undefined;
  const { interval, interval_count } = recurring;
  if (interval_count !== 1) return 'other';
  if (interval === 'month') return 'month';
  return interval === 'year' ? 'year' : 'other';
}

const locales = ['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'] as const;
const localeOf = (language: string) => locales.find((locale) => locale === language) ?? 'auto';
