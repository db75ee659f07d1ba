import { AppError } from '../../domain/app-error.ts';
import type { PlanGrant } from '../../domain/billing/plan-grant.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { lockClaims, rearrangePeriods } from './rearrange-periods.ts';
import { refuseRenewingPlan } from './refuse-renewing-plan.ts';

type AdminAndUser = { userId: string; adminId: string };

/** Grants a plan from now on and ends an earlier grant. Time that the user has paid for but not used follows the grant. */
export async function grantPlan(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'log'>,
  { userId, adminId }: AdminAndUser,
  { planId, expiresAt }: PlanGrant,
) {
  const { db, now, newId, log } = services;
  const at = now();
  if (expiresAt !== null && Date.parse(expiresAt) <= at.getTime()) throw refuse('expiresAt', 'in-the-past');
  await db.transaction(async (tx) => {
    await refusePlanThatCannotBeGranted({ db: tx }, planId);
    if (!(await lockClaims({ db: tx }, userId))) throw new AppError('not-found');
    // Refuses users whose subscription renews: they would pay for the subscription while they have a granted plan.
    await refuseRenewingPlan({ db: tx }, userId);
    await endOpenGrant({ db: tx }, userId, at);
    await tx.query`
      insert into plan_claims (id, user_id, plan_id, kind, starts_at, ends_at, granted_by)
      values (${newId()}, ${userId}, ${planId}, 'grant', ${at}, ${expiresAt}, ${adminId})`;
    await rearrangePeriods({ db: tx }, userId);
    const details = { expiresAt };
    await recordAdminAction(
      { ...services, db: tx },
      { action: 'plan-granted', adminId, userId, subject: planId, details },
    );
  });
  log.info({ adminId, userId, planId, expiresAt }, 'plan granted');
}

/** Ends a granted plan. Admins cannot end a paid plan. */
export async function endGrant(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'log'>,
  { userId, adminId }: AdminAndUser,
) {
  const { db, now, log } = services;
  await db.transaction(async (tx) => {
    await lockClaims({ db: tx }, userId);
    if (!(await endOpenGrant({ db: tx }, userId, now()))) throw new AppError('not-found');
    await rearrangePeriods({ db: tx }, userId);
    await recordAdminAction({ ...services, db: tx }, { action: 'plan-ended', adminId, userId });
  });
  log.info({ adminId, userId }, 'granted plan ended');
}

async function endOpenGrant({ db: tx }: Pick<Services, 'db'>, userId: string, at: Date) {
  const ended = await tx.query`
    update plan_claims set ended_at = ${at}
    where user_id = ${userId} and kind = 'grant' and ended_at is null returning id`;
  return ended.length > 0;
}

async function refusePlanThatCannotBeGranted({ db }: Pick<Services, 'db'>, planId: string) {
  const [plan] = await db.query<{ billing: string }>`select billing from subscription_plans where id = ${planId}`;
  if (plan === undefined) throw refuse('planId', 'unknown-plan');
  if (plan.billing === 'free') throw refuse('planId', 'free-plan');
}

const refuse = (field: string, problem: string) => new AppError('invalid-input', { fields: [{ field, problem }] });
