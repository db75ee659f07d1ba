import type { PlanLimits } from './subscription-plan.ts';

export const limits = ['ai-articles', 'translations', 'own-articles', 'definitions'] as const;
/** An action that a plan limits per period. */
export type Limit = (typeof limits)[number];

export const isLimit = (name: unknown): name is Limit => limits.some((limit) => limit === name);

interface LimitRule {
  field: keyof PlanLimits;
  /** The limit resets when a new month or day begins in the user's time zone. */
  renewsEvery: 'month' | 'day';
  /** On a server without a language model, nothing counts against this limit. */
  needsModel: boolean;
}

export const limitRules: Record<Limit, LimitRule> = {
  'ai-articles': { field: 'aiArticlesPerMonth', renewsEvery: 'month', needsModel: true },
  translations: { field: 'translationsPerMonth', renewsEvery: 'month', needsModel: true },
  'own-articles': { field: 'ownArticlesPerMonth', renewsEvery: 'month', needsModel: false },
  definitions: { field: 'definitionsPerDay', renewsEvery: 'day', needsModel: true },
};

/** The limits that apply on this server. */
export const listLimits = (hasModel: boolean) => limits.filter((limit) => hasModel || !limitRules[limit].needsModel);

export interface LimitUsage {
  used: number;
  allowed: number;
  left: number;
  /** ISO timestamp. */
  renewsAt: string;
}

export type Usage = Record<Limit, LimitUsage>;
