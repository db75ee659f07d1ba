import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freeSubscription } from '../../../domain/access/subscription.ts';
import type { LimitUsage } from '../../../domain/billing/limits.ts';
import { defaultPlans, freePlan } from '../../../domain/billing/subscription-plan.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { UsageBars } from './usage-bars.tsx';

const billing = { planId: 'free', plansOnSale: ['monthly', 'yearly'], isPaymentFailing: false };
const byModel = /AI article|translation|answers? from Foxy/i;

function show(plans: typeof defaultPlans, hasModel: boolean, plansOnSale = billing.plansOnSale) {
  renderComponent(
    <PlanChoice
      plans={[...plans]}
      billing={{ ...billing, plansOnSale }}
      subscription={freeSubscription}
      hasModel={hasModel}
    />,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('without a model the plans name only what this server can do', () => {
  expect(show(defaultPlans, false)).toEqual(['Choose “Monthly”', 'Choose “Yearly”']);
  expect(screen.queryByText(byModel)).toBeNull();
  expect(screen.getAllByText('200 articles of your own a month')).toHaveLength(2);
});

test('with a model the plans name everything', () => {
  show(defaultPlans, true);
  expect(screen.getAllByText('60 AI articles a month')).toHaveLength(2);
});

test('if no plan adds anything on this server, nothing is offered for sale', () => {
  const { ownArticlesPerMonth } = freePlan.limits;
  const alike = defaultPlans.map((plan) => ({ ...plan, limits: { ...plan.limits, ownArticlesPerMonth } }));
  expect(show(alike, false)).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByText(/^Everything this server offers is part of the free plan/)).toBeTruthy();
});

test('a plan that nobody can buy has no price, and the team grants it at no cost', () => {
  expect(show(defaultPlans, true, [])).toEqual([]);
  expect(screen.getAllByText(/€/).map(({ textContent }) => textContent)).toEqual(['€0']);
  expect(screen.queryByText(/^Save/)).toBeNull();
  expect(screen.getAllByText('Granted by the team at no cost')).toHaveLength(2);
  expect(screen.getAllByText('60 AI articles a month')).toHaveLength(2);
  screen.getByText(/^Foxtale costs nothing here: the team grants the plans\./);
});

test('without a model the usage lists only own articles', () => {
  const used: LimitUsage = { used: 1, allowed: 5, left: 4, renewsAt: '2026-12-01T00:00:00.000Z' };
  const usage = { 'ai-articles': used, translations: used, 'own-articles': used, definitions: used };
  renderComponent(<UsageBars usage={usage} hasModel={false} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your own articles1 of 5this month',
  ]);
});
