import { defaultPlans, type ListedPlan, type SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

export function listPlans({ db }: Db) {
  return db.query<SubscriptionPlan>`
    select id, "order", billing, names, price_minor as "priceMinor", currency, is_recurring as "isRecurring", limits,
      features
    from subscription_plans where is_active order by "order", id`;
}

/** All plans for admins, including retired ones, with the current number of subscribers. */
export function listAllPlans({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = now();
  return db.query<ListedPlan>`
    select id, "order", billing, names, price_minor as "priceMinor", currency, is_recurring as "isRecurring", limits,
      features, payment_price_id as "paymentPriceId", is_active as "isActive",
      (select count(*)::int from subscription_periods
        where plan_id = plan.id and starts_at <= ${at} and counts_until > ${at}) as subscribers
    from subscription_plans plan order by "order", id`;
}

/** Inserts the default plans into a database without plans. */
export async function insertDefaultPlans({ db }: Db) {
  const existing = await db.query`select 1 from subscription_plans limit 1`;
  if (existing.length > 0) return;
  // All plans are inserted in one transaction, because the next start adds no plans if it finds some of them. The statement
  // names no conflict target: another server may insert the same plans, and they may conflict at any unique index.
  await db.transaction(async (tx) => {
    for (const { id, order, billing, names, priceMinor, currency, isRecurring, limits, features } of defaultPlans) {
      await tx.query`
        insert into subscription_plans (id, "order", billing, names, price_minor, currency, is_recurring, limits,
          features, is_active)
        values (${id}, ${order}, ${billing}, ${names}, ${priceMinor}, ${currency}, ${isRecurring}, ${limits},
          ${JSON.stringify(features)}, true)
        on conflict do nothing`;
    }
  });
}
