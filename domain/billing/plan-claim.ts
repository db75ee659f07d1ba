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
}

/** A period in which a user has a paid plan. */
export interface SubscriptionPeriod {
  claimId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date | null;
  /** Later than the end of the period while a renewal is pending; null if there is no end. */
  countsUntil: Date | null;
}

/** Grace period. A renewal is charged an hour after the period ends; a day allows for failed attempts. */
export const renewalGraceMs = 24 * 3600 * 1000;
