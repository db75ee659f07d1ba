/** What gives somebody a plan: an admin's grant, a payment for one period, or one that renews. */
export interface PlanClaim {
  id: string;
  planId: string;
  kind: 'grant' | 'one-time' | 'recurring';
  startsAt: Date;
  /** As far as it was paid or granted; null for a grant without end. */
  endsAt: Date | null;
  /** When it was cut short: refunded, or ended by an admin. */
  endedAt: Date | null;
  renews: boolean;
}

/** A stretch of time in which somebody has a paid plan. */
export interface SubscriptionPeriod {
  claimId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date | null;
  /** Beyond its end while a renewal is on its way; null for no end. */
  countsUntil: Date | null;
}

/** A renewal is charged an hour after the old period has ended, and a day leaves room for trouble on the way. */
export const renewalGraceMs = 24 * 3600 * 1000;
