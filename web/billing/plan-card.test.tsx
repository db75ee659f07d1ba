import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultPlans, type SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { PlanCard } from './plan-card.tsx';

function findPlan(billing: SubscriptionPlan['billing']) {
  const plan = defaultPlans.find((each) => each.billing === billing);
  if (plan === undefined) throw new Error(`There is no plan that is billed ${billing}.`);
  return plan;
}

test('uses the singular and the plural in the limits', () => {
  const plan = findPlan('monthly');
  renderComponent(
    <PlanCard plan={{ ...plan, limits: { ...plan.limits, aiArticlesPerMonth: 1, definitionsPerDay: 40 } }} />,
  );
  expect(screen.getByText('1 AI article a month')).toBeTruthy();
  expect(screen.getByText('40 answers from Foxy a day')).toBeTruthy();
});

test('says what a yearly plan costs a month', () => {
  const plan = { ...findPlan('yearly'), priceMinor: 12_000, currency: 'EUR' };
  renderComponent(<PlanCard plan={plan} />);
  expect(screen.getByText(/€10/).textContent).toBe('That’s €10 a month.');
});

test('shows whether a plan renews or ends', () => {
  const { rerender } = renderComponent(<PlanCard plan={{ ...findPlan('monthly'), isRecurring: true }} />);
  expect(screen.getByText(/a month$/, { selector: 'p' })).toBeTruthy();
  rerender(<PlanCard plan={{ ...findPlan('monthly'), isRecurring: false }} />);
  expect(screen.getByText(/for one month$/, { selector: 'p' })).toBeTruthy();
});
