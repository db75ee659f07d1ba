import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';

/** How much a yearly plan saves compared with twelve monthly payments, in whole percent; undefined if it saves nothing. */
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
