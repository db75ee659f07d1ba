import { expect, test } from 'vitest';
import { defaultPlans, freePlan, type SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';
import { listAddingPlans } from './list-adding-plans.ts';

/** Plans that differ from the free plan only in limits that need a model. */
const forModel = defaultPlans.map((plan): SubscriptionPlan => {
  const { ownArticlesPerMonth } = freePlan.limits;
  return { ...plan, limits: { ...plan.limits, ownArticlesPerMonth } };
});
const list = (plans: readonly SubscriptionPlan[], hasModel: boolean) =>
  listAddingPlans(plans, hasModel).map(({ id }) => id);

test('with a model, every paid plan adds something', () => {
  expect(list(forModel, true)).toEqual(['monthly', 'yearly']);
});

test('without a model, a plan must raise the limit of own articles or have features', () => {
  expect(list(defaultPlans, false)).toEqual(['monthly', 'yearly']);
  expect(list(forModel, false)).toEqual([]);
  const feature = { en: 'Thanks', es: 'Gracias', fr: 'Merci', de: 'Danke', pt: 'Obrigado', it: 'Grazie', sl: 'Hvala' };
  expect(list([...forModel, { ...freePlan, id: 'friend', billing: 'yearly', features: [feature] }], false)).toEqual([
    'friend',
  ]);
});
