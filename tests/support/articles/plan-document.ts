import type { PlanDocument } from '../../../domain/billing/plan-document.ts';
import { perLanguage } from '../../../domain/per-language.ts';

/** Creates the document of a plan, with the given changes. */
export const planDocument = (change: Partial<PlanDocument> = {}): PlanDocument => ({
  billing: 'monthly',
  isRecurring: true,
  names: perLanguage((language) => `Student ${language}`),
  priceMinor: 400,
  currency: 'EUR',
  limits: { aiArticlesPerMonth: 20, translationsPerMonth: 20, ownArticlesPerMonth: 50, definitionsPerDay: 300 },
  features: [perLanguage((language) => `For students ${language}`)],
  paymentPriceId: null,
  ...change,
});
