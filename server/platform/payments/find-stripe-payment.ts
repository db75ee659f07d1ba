import type Stripe from 'stripe';
import type { OneTimePayment, Payment, PaymentSubject, RecurringPayment } from './payments.ts';
import { readStripeSubscription } from './read-stripe-subscription.ts';
import { undefinedIfMissing } from './undefined-if-missing.ts';

/** Finds the purchase (a subscription or a one-time checkout) to which a changed Stripe object belongs. */
export async function findStripePayment(stripe: Stripe, { kind, id }: PaymentSubject): Promise<Payment | undefined> {
  switch (kind) {
    case 'subscription':
      return findSubscription(stripe, id);
    case 'checkout':
      return findCheckout(stripe, id);
    case 'invoice':
      return findInvoice(stripe, id);
    case 'charge':
      return findCharge(stripe, id);
  }
}

async function findSubscription(stripe: Stripe, id: string): Promise<RecurringPayment | undefined> {
  const found = await undefinedIfMissing(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }));
  if (found === undefined) return undefined;
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null;
  const paymentIntent = invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  const charge = paymentIntent === undefined ? undefined : await findChargeOf(stripe, idOf(paymentIntent));
  return readStripeSubscription(found, { isInvoicePaid: invoice?.status === 'paid', refundedAt: refundOf(charge) });
}

async function findCheckout(stripe: Stripe, id: string): Promise<Payment | undefined> {
  const session = await undefinedIfMissing(stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }));
  if (session == null || session.customer === null) return undefined;
  if (session.subscription !== null) return findSubscription(stripe, idOf(session.subscription));
  if (session.payment_status !== 'paid' || session.payment_intent === null) return undefined;

  const paymentIntentId = idOf(session.payment_intent);
  const charge = await findChargeOf(stripe, paymentIntentId);
  const priceId = session.line_items?.data[0]?.price?.id;
  if (charge === undefined || priceId === undefined) return undefined;
  const payment: OneTimePayment = {
    kind: 'one-time',
    id: paymentIntentId,
    customerId: idOf(session.customer),
    priceId,
    priceMinor: session.amount_total ?? charge.amount,
    currency: charge.currency.toUpperCase(),
    paidAt: toDate(charge.created),
    refundedAt: refundOf(charge),
  };
  return payment;
}

async function findInvoice(stripe: Stripe, id: string) {
  const invoice = await undefinedIfMissing(stripe.invoices.retrieve(id));
  const subscription = invoice?.parent?.subscription_details?.subscription;
  return subscription == null ? undefined : findSubscription(stripe, idOf(subscription));
}

async function findCharge(stripe: Stripe, id: string) {
  const charge = await undefinedIfMissing(stripe.charges.retrieve(id));
  if (charge?.payment_intent == null) return undefined;
  const paymentIntentId = idOf(charge.payment_intent);
  const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const;
  const [invoicePayment] = (await stripe.invoicePayments.list({ payment })).data;
  if (invoicePayment !== undefined) return findInvoice(stripe, idOf(invoicePayment.invoice));
  const [session] = (await stripe.checkout.sessions.list({ payment_intent: paymentIntentId })).data;
  return session === undefined ? undefined : findCheckout(stripe, session.id);
}

async function findChargeOf(stripe: Stripe, paymentIntentId: string) {
  const expand = ['latest_charge.refunds'];
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, { expand });
  return charge !== null && typeof charge === 'object' ? charge : undefined;
}

/** The date of a full refund. Null if there is none: a partial refund does not end the plan. */
function refundOf(charge: Stripe.Charge | undefined) {
  if (!charge?.refunded) return null;
  return toDate(Math.max(charge.created, ...(charge.refunds?.data ?? []).map(({ created }) => created)));
}

const idOf = (reference: string | { id: string }) => (typeof reference === 'string' ? reference : reference.id);
const toDate = (seconds: number) => new Date(seconds * 1000);
