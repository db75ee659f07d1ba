export const billingPeriods = ['free', 'monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export interface Subscription {
  plan: BillingPeriod;
  /** ISO timestamp; null if the plan never expires. */
  expiresAt: string | null;
  manageUrl: string | null;
  currency: string | null;
  /** Whether the plan renews at `expiresAt`. A plan from a single payment or a cancelled subscription ends at that time. */
  isRecurring: boolean;
  /** ISO timestamp. If the last charge failed, the user keeps the plan until this time. Otherwise null. */
  graceEndsAt: string | null;
}

export const freeSubscription: Subscription = {
  plan: 'free',
  expiresAt: null,
  manageUrl: null,
  currency: null,
  isRecurring: false,
  graceEndsAt: null,
};
