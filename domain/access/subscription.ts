export const billingPeriods = ['free', 'monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export interface Subscription {
  plan: BillingPeriod;
  /** ISO timestamp; null for what does not end. */
  expiresAt: string | null;
  manageUrl: string | null;
  currency: string | null;
  /** Bills again at expiresAt; a cancelled one ends there like one that was paid once. */
  isRecurring: boolean;
}

export const freeSubscription: Subscription = {
  plan: 'free',
  expiresAt: null,
  manageUrl: null,
  currency: null,
  isRecurring: false,
};
