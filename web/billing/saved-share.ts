import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';

/** How much less a year of it costs than twelve months of the monthly plan, in whole percent; undefined if it is not less. */
export function savedShare(plan: SubscriptionPlan, plans: readonly SubscriptionPlan[]) {
  if (plan.billing !== 'yearly') return undefined;
  const monthly = plans.find(
    ({ billing, currency, isRecurring }) =>
      billing === 'monthly' && currency === plan.currency && isRecurring === plan.isRecurring,
  );
  if (monthly === undefined || monthly.priceMinor === 0) return undefined;
  const share = Math.floor((1 - plan.priceMinor / (12 * monthly.priceMinor)) * 100) / 100;
  return share > 0 ? share : undefined;
}
