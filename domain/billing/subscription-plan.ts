import type { BillingPeriod } from '../access/subscription.ts';
import type { PerLanguage } from '../per-language.ts';

export interface PlanLimits {
  aiArticlesPerMonth: number;
  translationsPerMonth: number;
  ownArticlesPerMonth: number;
  definitionsPerDay: number;
}

export interface SubscriptionPlan {
  id: string;
  order: number;
  billing: BillingPeriod;
  names: PerLanguage<string>;
  priceMinor: number;
  currency: string;
  isRecurring: boolean;
  limits: PlanLimits;
  /** Features besides the limits, one line of text each. */
  features: PerLanguage<string>[];
}

export interface ListedPlan extends SubscriptionPlan {
  paymentPriceId: string | null;
  isActive: boolean;
  /** The number of users who currently have this plan. Not counted for the free plan. */
  subscribers: number;
}

const paidLimits: PlanLimits = {
  aiArticlesPerMonth: 60,
  translationsPerMonth: 60,
  ownArticlesPerMonth: 200,
  definitionsPerDay: 1000,
};

/** The plan of users without any other plan. */
export const freePlan: SubscriptionPlan = {
  id: 'free',
  order: 1,
  billing: 'free',
  names: { en: 'Free', es: 'Gratis', fr: 'Gratuit', de: 'Kostenlos', pt: 'Grátis', it: 'Gratis', sl: 'Brezplačno' },
  priceMinor: 0,
  currency: 'EUR',
  isRecurring: false,
  limits: { aiArticlesPerMonth: 3, translationsPerMonth: 3, ownArticlesPerMonth: 5, definitionsPerDay: 30 },
  features: [],
};

export const defaultPlans: readonly SubscriptionPlan[] = [
  freePlan,
  {
    id: 'monthly',
    order: 2,
    billing: 'monthly',
    names: { en: 'Monthly', es: 'Mensual', fr: 'Mensuel', de: 'Monatlich', pt: 'Mensal', it: 'Mensile', sl: 'Mesečno' },
    priceMinor: 700,
    currency: 'EUR',
    isRecurring: true,
    limits: paidLimits,
    features: [],
  },
  {
    id: 'yearly',
    order: 3,
    billing: 'yearly',
    names: { en: 'Yearly', es: 'Anual', fr: 'Annuel', de: 'Jährlich', pt: 'Anual', it: 'Annuale', sl: 'Letno' },
    priceMinor: 5900,
    currency: 'EUR',
    isRecurring: true,
    limits: paidLimits,
    features: [],
  },
];
