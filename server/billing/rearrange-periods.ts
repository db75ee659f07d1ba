import { arrangePeriods } from '../../domain/billing/arrange-periods.ts';
import type { PlanClaim } from '../../domain/billing/plan-claim.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';

/**
 * Take this lock before a change of a user's plan claims (grants, payments and subscriptions), so that concurrent changes
 * run one after the other.
 */
export async function lockClaims({ db: tx }: Pick<Services, 'db'>, userId: string) {
  const found = await tx.query`select id from accounts where id = ${userId} for no key update`;
  return found.length === 1;
}

/**
 * Recalculates from a user's claims which plan applies in which period. Must run in the transaction that changes the claims.
 */
export async function rearrangePeriods({ db: tx }: Pick<Services, 'db'>, userId: string) {
  const claims = await tx.query<PlanClaim>`
    select id, plan_id as "planId", kind, starts_at as "startsAt", ends_at as "endsAt", ended_at as "endedAt", renews,
      is_failing as "isFailing"
    from plan_claims where user_id = ${userId}`;
  await tx.query`delete from subscription_periods where user_id = ${userId}`;
  for (const { claimId, planId, startsAt, endsAt, countsUntil } of arrangePeriods(claims)) {
    await tx.query`
      insert into subscription_periods (user_id, claim_id, plan_id, starts_at, ends_at, counts_until)
      values (${userId}, ${claimId}, ${planId}, ${startsAt}, ${endsAt}, coalesce(${countsUntil}::timestamptz, 'infinity'))`;
  }
  await publishEvent({ db: tx }, { userId, topic: 'profile' });
}
