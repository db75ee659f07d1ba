import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModelUsage as Usage } from '../../../domain/admin/model-usage.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { ModelUsage } from './model-usage.tsx';

const row: Usage['rows'][number] = {
  id: '1',
  day: '2026-03-01',
  user: 'ana@foxtale.test',
  purpose: 'translate-sentences',
  calls: 3,
  inputTokens: 4000,
  outputTokens: 1500,
  cost: 0.42,
};
const usage: Usage = {
  month: { tokens: 5500, budgetTokens: 20_000, cost: 0.42 },
  currency: 'EUR',
  rows: [row],
  isMore: false,
};

function renderUsage(body: Usage) {
  answerApi({ 'GET /api/admin/model-usage': { body } });
  renderComponent(<ModelUsage />);
}

test('shows the tokens of a day, user and purpose, their cost and the budget', async () => {
  renderUsage(usage);
  expect(await screen.findByText('5,500 of 20,000 tokens this month (€0.42)')).toBeTruthy();
  for (const text of ['ana@foxtale.test', 'Translating', '5,500', '€0.42']) expect(screen.getByText(text)).toBeTruthy();
});

test('shows no cost without prices, and no budget if none is set', async () => {
  renderUsage({
    month: { tokens: 5500, budgetTokens: null, cost: null },
    currency: null,
    rows: [{ ...row, cost: null }],
    isMore: false,
  });
  expect(await screen.findByText('5,500 tokens this month')).toBeTruthy();
  expect(screen.queryByText('Cost')).toBeNull();
});
