import { freePlan } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

interface BillingRow {
  planId: string | null;
  isFailing: boolean;
  plansOnSale: string[];
}

/** What the subscription page shows beside the profile's subscription. */
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
    /** The last charge did not go through; the provider will try again, or the card wants changing. */
    isPaymentFailing: row?.isFailing ?? false,
    /** Without payments nothing is sold, and the team grants the plans. */
    plansOnSale: payments === undefined ? [] : (row?.plansOnSale ?? []),
  };
}
