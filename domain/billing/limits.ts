import type { PlanLimits } from './subscription-plan.ts';

export const limits = ['ai-articles', 'translations', 'own-articles', 'definitions'] as const;
/** An action that a plan limits per period. */
export type Limit = (typeof limits)[number];

export const isLimit = (name: unknown): name is Limit => limits.some((limit) => limit === name);

interface LimitRule {
  field: keyof PlanLimits;
  /** The limit resets when a new month or day begins in the user's time zone. */
  renewsEvery: 'month' | 'day';
}

export const limitRules: Record<Limit, LimitRule> = {
  'ai-articles': { field: 'aiArticlesPerMonth', renewsEvery: 'month' },
  translations: { field: 'translationsPerMonth', renewsEvery: 'month' },
  'own-articles': { field: 'ownArticlesPerMonth', renewsEvery: 'month' },
  definitions: { field: 'definitionsPerDay', renewsEvery: 'day' },
};

export interface LimitUsage {
  used: number;
  allowed: number;
  left: number;
  /** ISO timestamp. */
  renewsAt: string;
}

export type Usage = Record<Limit, LimitUsage>;
