/** The source of a user's plan: a grant by an admin, a single payment, or a renewing subscription. */
export interface PlanClaim {
  id: string;
  planId: string;
  kind: 'grant' | 'one-time' | 'recurring';
  startsAt: Date;
  /** End of the paid or granted period; null for a grant without an end. */
  endsAt: Date | null;
  /** When it was ended early by a refund or an admin. */
  endedAt: Date | null;
  renews: boolean;
  /** The last charge failed, and the provider tries again. */
  isFailing: boolean;
}

/** A period in which a user has a paid plan. */
export interface SubscriptionPeriod {
  claimId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date | null;
  /** Includes the grace period: later than `endsAt` while a renewal is pending or has failed. Null if there is no end. */
  countsUntil: Date | null;
}

const dayMs = 24 * 3600 * 1000;

/** Grace period. A renewal is charged an hour after the period ends; a day allows for late events. */
export const renewalGraceMs = dayMs;

/** Grace period after a failed charge. The user has time to change the card. */
export const failureGraceMs = 7 * dayMs;
