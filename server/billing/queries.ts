import { asc, eq } from 'drizzle-orm';
import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { defaultPlans } from '../../domain/billing/subscription-plan.ts';
import { subscriptionPlans } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** What is on offer, by order ascending. */
export async function listPlans({ db }: Db): Promise<SubscriptionPlan[]> {
  return db
    .select({
      id: subscriptionPlans.id,
      order: subscriptionPlans.order,
      billing: subscriptionPlans.billing,
      names: subscriptionPlans.names,
      priceMinor: subscriptionPlans.priceMinor,
      currency: subscriptionPlans.currency,
      isRecurring: subscriptionPlans.isRecurring,
      limits: subscriptionPlans.limits,
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.order), asc(subscriptionPlans.id));
}

/** A new database gets the default plans; one that has plans keeps its own. */
export async function insertDefaultPlans({ db }: Db) {
  const existing = await db.select({ id: subscriptionPlans.id }).from(subscriptionPlans).limit(1);
  if (existing.length > 0) return;
  await db
    .insert(subscriptionPlans)
    .values(defaultPlans.map((plan) => ({ ...plan, isActive: true })))
    .onConflictDoNothing();
}
