/** The source of a user's plan: a grant by an admin, a single payment, or a renewing subscription. */
export interface PlanClaim {
  id: string;
  planId: string;
  kind: 'grant' | 'one-time' | 'recurring';
  startsAt: Date;
  /** End of the paid or granted period; null for a grant without an end. */
  endsAt: Date | null;
  /** When a refund or an admin ended the claim early; null if neither happened. */
  endedAt: Date | null;
  renews: boolean;
  /** Whether the last charge failed. The payment provider tries again. */
  isFailing: boolean;
}

/** A period in which a user has a paid or granted plan. */
export interface SubscriptionPeriod {
  claimId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date | null;
  /** The end with the grace period: later than `endsAt` while a renewal is pending or has failed. Null if it never ends. */
  countsUntil: Date | null;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Grace period for a renewal: the payment provider charges the user an hour after the period ends, and its webhook may be
 * late.
 */
export const renewalGraceMs = dayMs;

/** Grace period after a failed charge, in which the user can change the card. */
export const failureGraceMs = 7 * dayMs;
