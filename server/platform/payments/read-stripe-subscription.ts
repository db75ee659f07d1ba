import type Stripe from 'stripe';
import type { RecurringPayment } from './payments.ts';

interface LastInvoice {
  isInvoicePaid: boolean;
  refundedAt: Date | null;
}

/** Stripe starts a new period before it is paid. The result contains only the time that is paid. */
export function readStripeSubscription(
  subscription: Stripe.Subscription,
  { isInvoicePaid, refundedAt }: LastInvoice,
): RecurringPayment | undefined {
  const { id, customer, status, start_date, ended_at, cancel_at, cancel_at_period_end, items } = subscription;
  const [item] = items.data;
  if (item === undefined) return undefined;
  const { current_period_start: periodStart, current_period_end: periodEnd, price } = item;

  const isRunning = status === 'active' || status === 'trialing';
  const isFailing = status === 'past_due' || status === 'unpaid';
  const paidUntilSeconds = () => {
    if (isRunning) return periodEnd;
    if (isFailing) return periodStart;
    if (status !== 'canceled') return start_date;
    return Math.min(isInvoicePaid ? periodEnd : periodStart, ended_at ?? periodEnd);
  };
  return {
    kind: 'recurring',
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    priceId: price.id,
    priceMinor: price.unit_amount ?? 0,
    currency: price.currency.toUpperCase(),
    startsAt: toDate(start_date),
    paidUntil: toDate(Math.max(start_date, paidUntilSeconds())),
    refundedAt,
    renews: isRunning && !cancel_at_period_end && cancel_at === null,
    isFailing,
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);
