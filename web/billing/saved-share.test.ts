import { expect, test } from 'vitest';
import { defaultPlans, type SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { savedShare } from './saved-share.ts';

const plan = (id: string, change: Partial<SubscriptionPlan> = {}): SubscriptionPlan => {
  const found = defaultPlans.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no plan ${id}.`);
  return { ...found, ...change };
};

test('a year for 59 saves 29 % compared with twelve months for 7, rounded down', () => {
  expect(savedShare(plan('yearly'), defaultPlans)).toBe(0.29);
});

test('shows no saving without a monthly plan or without a saving', () => {
  expect(savedShare(plan('monthly'), defaultPlans)).toBeUndefined();
  expect(savedShare(plan('free'), defaultPlans)).toBeUndefined();
  expect(savedShare(plan('yearly', { currency: 'USD' }), defaultPlans)).toBeUndefined();
  expect(savedShare(plan('yearly', { priceMinor: 8400 }), defaultPlans)).toBeUndefined();
  expect(savedShare(plan('yearly', { priceMinor: 9000 }), defaultPlans)).toBeUndefined();
});
