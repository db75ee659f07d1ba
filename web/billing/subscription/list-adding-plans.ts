import { limitRules, listLimits } from '../../../domain/billing/limits.ts';
import type { SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';

/**
 * The paid plans that add something to the free plan on this server. Most limits are for features that need a language model.
 * Without a model, a plan must raise one of the other limits or have features of its own.
 */
export function listAddingPlans(plans: readonly SubscriptionPlan[], hasModel: boolean) {
  const paid = plans.filter(({ billing }) => billing !== 'free');
  const free = plans.find(({ billing }) => billing === 'free');
  if (hasModel || free === undefined) return paid;
  const fields = listLimits(hasModel).map((limit) => limitRules[limit].field);
  return paid.filter(
    ({ limits, features }) => features.length > 0 || fields.some((field) => limits[field] > free.limits[field]),
  );
}
