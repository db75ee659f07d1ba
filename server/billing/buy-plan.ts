import { AppError } from '../../domain/app-error.ts';
import type { Payments } from '../platform/payments/payments.ts';
import type { Services } from '../services.ts';
import { type ApplyDeps, applyPayment } from './apply-payment.ts';
import { refuseRenewingPlan } from './refuse-renewing-plan.ts';

interface Buyer {
  id: string;
  email: string;
  language: string;
}

/** Returns the URL of the checkout. The payment itself is read from the provider later. */
export async function buyPlan(
  services: Pick<Services, 'db' | 'now' | 'payments' | 'config' | 'log' | 'jobs' | 'mailer'>,
  { id: userId, email, language }: Buyer,
  planId: string,
) {
  const { db, payments, config } = services;
  if (payments === undefined) throw new AppError('no-payments');
  const [plan] = await db.query<{ priceId: string; isRecurring: boolean }>`
    select payment_price_id as "priceId", is_recurring as "isRecurring" from subscription_plans
    where id = ${planId} and is_active and billing <> 'free' and payment_price_id is not null`;
  if (plan === undefined) throw new AppError('not-found');
  await endRefundedSubscriptions(services, payments, userId);
  await refuseRenewingPlan(services, userId);
  const unlimitedGrants = await db.query`
    select 1 from plan_claims where user_id = ${userId} and kind = 'grant' and ends_at is null and ended_at is null`;
  if (unlimitedGrants.length > 0) throw new AppError('plan-without-end');

  const customerId = await ensureCustomer(services, { userId, email });
  const page = `${config.baseUrl}/settings/subscription`;
  return payments.startCheckout({
    customerId,
    ...plan,
    language,
    successUrl: `${page}?checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?checkout=cancelled`,
  });
}

/**
 * Ends refunded subscriptions at the provider. A refund ends only the plan in Foxtale, so the provider would charge the
 * subscription again at its next renewal.
 */
async function endRefundedSubscriptions(services: ApplyDeps, payments: Payments, userId: string) {
  const refunded = await services.db.query<{ id: string }>`
    select id from plan_claims where user_id = ${userId} and renews and ended_at is not null`;
  for (const { id } of refunded) {
    await payments.endSubscription(id);
    await applyPayment(services, { kind: 'subscription', id });
  }
}

/** Called when the user returns from the checkout. Reads the payment immediately, without waiting for the webhook. */
export async function confirmCheckout(
  services: ApplyDeps,
  { userId, checkoutId }: { userId: string; checkoutId: string },
): Promise<'paid' | 'processing'> {
  const { db, payments } = services;
  if (payments === undefined) throw new AppError('no-payments');
  const payment = await payments.findPayment({ kind: 'checkout', id: checkoutId });
  if (payment === undefined) return 'processing';
  const own = await db.query`
    select 1 from payment_customers where user_id = ${userId} and customer_id = ${payment.customerId}`;
  if (own.length === 0) throw new AppError('not-found');
  const outcome = await applyPayment(services, { kind: 'checkout', id: checkoutId });
  return outcome === 'applied' ? 'paid' : 'processing';
}

/** Returns the URL of the customer portal. Throws not-found for a user who has never started a checkout. */
export async function openPortal(
  { db, payments, config }: Pick<Services, 'db' | 'payments' | 'config'>,
  userId: string,
) {
  const [customer] = await db.query<{ customerId: string }>`
    select customer_id as "customerId" from payment_customers where user_id = ${userId}`;
  if (customer === undefined) throw new AppError('not-found');
  if (payments === undefined) throw new AppError('no-payments');
  const returnUrl = `${config.baseUrl}/settings/subscription`;
  return payments.openPortal({ customerId: customer.customerId, returnUrl });
}

async function ensureCustomer(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, email }: { userId: string; email: string },
) {
  const find = () => db.query<{ customerId: string }>`
    select customer_id as "customerId" from payment_customers where user_id = ${userId}`;
  const [known] = await find();
  if (known !== undefined) return known.customerId;
  const customerId = await payments?.createCustomer({ userId, email });
  await db.query`
    insert into payment_customers (user_id, customer_id, created_at) values (${userId}, ${customerId}, ${now()})
    on conflict (user_id) do nothing`;
  const [stored] = await find();
  if (stored === undefined) throw new Error('The customer was not stored.');
  return stored.customerId;
}
