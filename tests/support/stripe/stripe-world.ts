import { addBillingPeriod } from '../../../domain/billing/add-billing-period.ts';
import type { Charge, Invoice, Price, Session, StripeEvent, Subscription } from './stripe-objects.ts';

/** The state of the fake Stripe: prices, customers, payments, subscriptions and refunds. */
export function createStripeWorld(clock: { now: () => Date }) {
  const customers = new Map<string, { id: string; object: 'customer'; email: string }>();
  const prices = new Map<string, Price>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  /** Charges by id. The payment intent of a charge has the id `pi_<charge id>`. */
  const charges = new Map<string, Charge>();
  const events: StripeEvent[] = [];
  let count = 0;

  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${++count}`;
  const get = <Thing>(things: Map<string, Thing>, id: string): Thing => {
    const thing = things.get(id);
    if (thing === undefined) throw new Error(`${id} does not exist in Stripe.`);
    return thing;
  };

  function tell(type: string, object: { id: string; object: string }) {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  }

  function charge(amount: number, currency: string) {
    const id = newId('ch');
    const made: Charge = {
      id,
      object: 'charge',
      amount,
      currency,
      created: seconds(),
      payment_intent: `pi_${id}`,
      refunded: false,
      amount_refunded: 0,
      refunds: { object: 'list', data: [], has_more: false },
    };
    charges.set(id, made);
    return made;
  }

  function bill(subscription: Subscription, isPaid: boolean) {
    const price = get(prices, subscription.priceId);
    const paid = isPaid ? charge(price.unit_amount, price.currency) : undefined;
    const id = newId('in');
    const status = isPaid ? 'paid' : 'open';
    invoices.set(id, { id, object: 'invoice', status, subscription: subscription.id, charge: paid?.id });
    subscription.latest_invoice = id;
    return get(invoices, id);
  }

  function periodAfter(start: number, { priceId }: Subscription) {
    const isMonthly = get(prices, priceId).recurring?.interval === 'month';
    return addBillingPeriod(new Date(start * 1000), isMonthly ? 'monthly' : 'yearly').getTime() / 1000;
  }

  return {
    customers,
    prices,
    sessions,
    subscriptions,
    invoices,
    charges,
    events,
    newId,
    seconds,

    addPrice(id: string, unit_amount: number, interval?: 'month' | 'year') {
      const recurring = interval === undefined ? null : { interval, interval_count: 1 };
      prices.set(id, { id, object: 'price', unit_amount, currency: 'eur', recurring });
    },

    /**
     * The customer pays at the checkout page. If `isSlow`, a one-time payment stays unsettled until `settleLater` is called.
     */
    pay(sessionId: string, { isSlow = false } = {}) {
      const session = get(sessions, sessionId);
      if (session.status !== 'open') throw new Error(`The checkout is ${session.status}.`);
      session.status = 'complete';
      if (session.mode === 'subscription') {
        const start = seconds();
        const subscription: Subscription = {
          id: newId('sub'),
          object: 'subscription',
          customer: session.customer,
          status: 'active',
          start_date: start,
          ended_at: null,
          cancel_at: null,
          cancel_at_period_end: false,
          priceId: session.priceId,
          latest_invoice: '',
          periodStart: start,
          periodEnd: start,
        };
        subscription.periodEnd = periodAfter(start, subscription);
        subscriptions.set(subscription.id, subscription);
        session.subscription = subscription.id;
        const invoice = bill(subscription, true);
        session.payment_status = 'paid';
        tell('customer.subscription.created', subscription);
        tell('invoice.paid', invoice);
      } else if (!isSlow) {
        settle(session);
      }
      return tell('checkout.session.completed', session);
    },

    /** Settles a delayed payment. */
    settleLater(sessionId: string) {
      const session = get(sessions, sessionId);
      settle(session);
      return tell('checkout.session.async_payment_succeeded', session);
    },

    /**
     * Ends a billing cycle. A cancelled subscription ends. Any other subscription renews, or its card is declined if `isPaid`
     * is false.
     */
    endCycle(subscriptionId: string, { isPaid = true } = {}) {
      const subscription = get(subscriptions, subscriptionId);
      if (subscription.status === 'canceled') throw new Error('It has ended already.');
      if (subscription.cancel_at_period_end) {
        Object.assign(subscription, { status: 'canceled', ended_at: subscription.periodEnd });
        return tell('customer.subscription.deleted', subscription);
      }
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd = periodAfter(subscription.periodStart, subscription);
      const invoice = bill(subscription, isPaid);
      subscription.status = isPaid ? 'active' : 'past_due';
      tell('customer.subscription.updated', subscription);
      return tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    },

    /** Pays an overdue invoice. */
    payOverdue(subscriptionId: string) {
      const subscription = get(subscriptions, subscriptionId);
      const invoice = get(invoices, subscription.latest_invoice);
      const price = get(prices, subscription.priceId);
      Object.assign(invoice, { status: 'paid', charge: charge(price.unit_amount, price.currency).id });
      subscription.status = 'active';
      tell('customer.subscription.updated', subscription);
      return tell('invoice.paid', invoice);
    },

    cancelAtPeriodEnd(subscriptionId: string, isCancelled = true) {
      const subscription = get(subscriptions, subscriptionId);
      subscription.cancel_at_period_end = isCancelled;
      return tell('customer.subscription.updated', subscription);
    },

    cancelAtOnce(subscriptionId: string) {
      const subscription = get(subscriptions, subscriptionId);
      Object.assign(subscription, { status: 'canceled', ended_at: seconds() });
      return tell('customer.subscription.deleted', subscription);
    },

    changePrice(subscriptionId: string, priceId: string) {
      const subscription = get(subscriptions, subscriptionId);
      subscription.priceId = priceId;
      subscription.periodStart = seconds();
      subscription.periodEnd = periodAfter(subscription.periodStart, subscription);
      bill(subscription, true);
      return tell('customer.subscription.updated', subscription);
    },

    refund(chargeId: string, amount?: number) {
      const refunded = get(charges, chargeId);
      refunded.amount_refunded += amount ?? refunded.amount;
      refunded.refunded = refunded.amount_refunded >= refunded.amount;
      refunded.refunds.data.push({ id: newId('re'), object: 'refund', created: seconds() });
      return tell('charge.refunded', refunded);
    },

    lastCharge: () => [...charges.keys()].at(-1) ?? '',
    lastSubscription: () => [...subscriptions.keys()].at(-1) ?? '',
    lastSession: () => [...sessions.keys()].at(-1) ?? '',
  };

  function settle(session: Session) {
    const price = get(prices, session.priceId);
    session.payment_intent = charge(price.unit_amount, price.currency).payment_intent;
    session.amount_total = price.unit_amount;
    session.payment_status = 'paid';
  }
}

export type StripeWorld = ReturnType<typeof createStripeWorld>;
