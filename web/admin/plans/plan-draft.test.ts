import { describe, expect, test } from 'vitest';
import { freePlan } from '../../../domain/billing/subscription-plan.ts';
import { newDraft, readDraft, toDraft, toPreview } from './plan-draft.ts';

const names = freePlan.names;

describe('a plan draft', () => {
  test('keeps its price in any currency', () => {
    for (const [currency, priceMinor, price] of [
      ['EUR', 705, '7.05'],
      ['JPY', 705, '705'],
      ['KWD', 7050, '7.050'],
    ] as const) {
      const stored = { ...freePlan, billing: 'monthly' as const, currency, priceMinor };
      const draft = toDraft({ ...stored, paymentPriceId: null, isActive: true, subscribers: 0 });
      expect(draft.price).toBe(price);
      expect(readDraft(draft)).toMatchObject({ plan: { priceMinor, currency } });
    }
  });

  test('accepts a decimal comma and reports missing fields', () => {
    expect(readDraft({ ...newDraft, names, price: '7,05' })).toMatchObject({ plan: { priceMinor: 705 } });
    expect(readDraft({ ...newDraft, price: '-1' })).toMatchObject({
      problems: { priceMinor: 'negative-price', 'names.sl': 'missing-name' },
    });
  });

  test('can be previewed while incomplete', () => {
    const preview = toPreview({
      ...newDraft,
      price: 'seven',
      currency: 'fox',
      limits: { ...newDraft.limits, definitionsPerDay: '' },
    });
    expect(preview).toMatchObject({ priceMinor: 0, currency: 'EUR', limits: { definitionsPerDay: 0 } });
  });
});
