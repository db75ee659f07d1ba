import { freePlan } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

interface BillingRow {
  planId: string | null;
  isFailing: boolean;
  plansOnSale: string[];
}

/** Loads the data of the subscription page. The subscription itself is in the profile. */
export async function loadBilling({ db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>, userId: string) {
  const at = now();
  const [row] = await db.query<BillingRow>`
    select
      coalesce(
        (select plan_id from subscription_periods
          where user_id = ${userId} and starts_at <= ${at} and counts_until > ${at}),
        (select id from subscription_plans where billing = 'free' and is_active)) as "planId",
      exists (select from plan_claims where user_id = ${userId} and is_failing) as "isFailing",
      array(select id from subscription_plans where is_active and payment_price_id is not null) as "plansOnSale"`;
  return {
    planId: row?.planId ?? freePlan.id,
    /** The last charge failed. Either the provider tries again, or the user must change the card. */
    isPaymentFailing: row?.isFailing ?? false,
    /** Empty without a payment provider: in that case, admins grant the plans. */
    plansOnSale: payments === undefined ? [] : (row?.plansOnSale ?? []),
  };
}
