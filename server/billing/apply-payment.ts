import type { BillingPeriod } from '../../domain/access/subscription.ts';
import { addBillingPeriod } from '../../domain/billing/add-billing-period.ts';
import { enqueueMail } from '../access/enqueue-mail.ts';
import type { Payment, PaymentSubject } from '../platform/payments/payments.ts';
import type { Services } from '../services.ts';
import { lockClaims, rearrangePeriods } from './rearrange-periods.ts';

export type ApplyDeps = Pick<Services, 'db' | 'payments' | 'log' | 'jobs' | 'mailer'>;

type ApplyOutcome = 'applied' | 'nothing-paid' | 'unknown-customer' | 'unknown-price';

/** Reads the current state of the payment from the provider and updates the user's plan. Idempotent. */
export async function applyPayment(services: ApplyDeps, subject: PaymentSubject): Promise<ApplyOutcome> {
  const { db, payments, log } = services;
  if (payments === undefined) return 'nothing-paid';
  // Each read takes its sequence number before the request to the provider. If two reads overlap, the result with the higher
  // number is kept.
  const [read] = await db.query<{ order: string }>`select nextval('payment_reads') as order`;
  const payment = await payments.findPayment(subject);
  if (payment === undefined) return 'nothing-paid';

  const userId = await findCustomersUser({ db }, payment.customerId);
  const plan = await findPlanByPrice({ db }, payment.priceId);
  if (userId === undefined || plan === undefined) {
    const outcome = userId === undefined ? 'unknown-customer' : 'unknown-price';
    const { id: paymentId, customerId, priceId } = payment;
    log.warn(
      { outcome, paymentId, customerId, priceId },
      'payment ignored: no user or plan matches its customer or price',
    );
    return outcome;
  }
  await db.transaction(async (tx) => {
    await lockClaims({ db: tx }, userId);
    const wasFailing = await isFailing({ db: tx }, payment.id);
    await saveClaim({ db: tx }, { userId, plan, payment, readOrder: read?.order ?? '0' });
    await rearrangePeriods({ db: tx }, userId);
    if (!wasFailing && (await isFailing({ db: tx }, payment.id)))
      await enqueueMail({ ...services, db: tx }, { kind: 'payment-failed', userId });
  });
  return 'applied';
}

async function isFailing({ db }: Pick<Services, 'db'>, claimId: string) {
  const [claim] = await db.query<{ isFailing: boolean }>`
    select is_failing as "isFailing" from plan_claims where id = ${claimId}`;
  return claim?.isFailing ?? false;
}

async function findCustomersUser({ db }: Pick<Services, 'db'>, customerId: string) {
  const [customer] = await db.query<{ userId: string }>`
    select user_id as "userId" from payment_customers where customer_id = ${customerId}`;
  return customer?.userId;
}

interface SoldPlan {
  id: string;
  billing: Exclude<BillingPeriod, 'free'>;
}

async function findPlanByPrice({ db }: Pick<Services, 'db'>, priceId: string) {
  const [plan] = await db.query<SoldPlan>`
    select plan.id, plan.billing from plan_prices price join subscription_plans plan on plan.id = price.plan_id
    where price.price_id = ${priceId} and plan.billing <> 'free'`;
  return plan;
}

interface NewClaim {
  userId: string;
  plan: SoldPlan;
  payment: Payment;
  readOrder: string;
}

async function saveClaim({ db: tx }: Pick<Services, 'db'>, { userId, plan, payment, readOrder }: NewClaim) {
  const { id, kind, refundedAt, priceMinor, currency } = payment;
  const { startsAt, endsAt, renews, isFailing } = timesOf(payment, plan);
  await tx.query`
    insert into plan_claims (id, user_id, plan_id, kind, starts_at, ends_at, ended_at, renews, is_failing, price_minor,
      currency, read_order)
    values (${id}, ${userId}, ${plan.id}, ${kind}, ${startsAt}, ${endsAt}, ${refundedAt}, ${renews}, ${isFailing},
      ${priceMinor}, ${currency}, ${readOrder})
    on conflict (id) do update set plan_id = excluded.plan_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, ended_at = excluded.ended_at, renews = excluded.renews,
      is_failing = excluded.is_failing, price_minor = excluded.price_minor, currency = excluded.currency,
      read_order = excluded.read_order
    where plan_claims.read_order < excluded.read_order`;
}

function timesOf(payment: Payment, { billing }: SoldPlan) {
  if (payment.kind === 'recurring') {
    const { startsAt, paidUntil, renews, isFailing } = payment;
    return { startsAt, endsAt: paidUntil, renews, isFailing };
  }
  const { paidAt } = payment;
  return { startsAt: paidAt, endsAt: addBillingPeriod(paidAt, billing), renews: false, isFailing: false };
}
