import { AppError } from '../../domain/app-error.ts';
import type { PlanDocument } from '../../domain/billing/plan-document.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { refusePriceMismatch } from './refuse-price-mismatch.ts';

type Deps = Pick<Services, 'db' | 'now' | 'newId' | 'payments' | 'log'>;

export async function createPlan(services: Deps, adminId: string, plan: PlanDocument) {
  const { db, newId, log } = services;
  await refusePriceMismatch(services, plan);
  const planId = newId();
  const { billing, names, priceMinor, currency, isRecurring, limits, features, paymentPriceId } = plan;
  await db.transaction(async (tx) => {
    if (billing === 'free') throw refuse('billing', 'second-free-plan');
    await tx.query`
      insert into subscription_plans (id, "order", billing, names, price_minor, currency, is_recurring, limits, features,
        payment_price_id, is_active)
      select ${planId}, coalesce(max("order"), 0) + 1, ${billing}, ${names}, ${priceMinor}, ${currency}, ${isRecurring},
        ${limits}, ${JSON.stringify(features)}, ${paymentPriceId}, true
      from subscription_plans`;
    await reservePrice({ db: tx }, planId, paymentPriceId);
    await recordAdminAction({ ...services, db: tx }, { action: 'plan-created', adminId, subject: planId });
  });
  log.info({ adminId, planId }, 'plan created');
  return planId;
}

/**
 * Changes a plan, except its billing period and whether it renews: users have already paid for these. For another period, a
 * new plan is needed.
 */
export async function updatePlan(
  services: Deps,
  { adminId, planId }: { adminId: string; planId: string },
  plan: PlanDocument,
) {
  const { db, log } = services;
  const { billing, names, priceMinor, currency, isRecurring, limits, features, paymentPriceId } = plan;
  await refusePriceMismatch(services, plan);
  await db.transaction(async (tx) => {
    const [stored] = await tx.query<Pick<PlanDocument, 'billing' | 'isRecurring'>>`
      select billing, is_recurring as "isRecurring" from subscription_plans where id = ${planId} for no key update`;
    if (stored === undefined) throw new AppError('not-found');
    if (stored.billing !== billing) throw refuse('billing', 'cannot-change');
    if (stored.isRecurring !== isRecurring) throw refuse('isRecurring', 'cannot-change');
    await tx.query`
      update subscription_plans set names = ${names}, price_minor = ${priceMinor}, currency = ${currency},
        limits = ${limits}, features = ${JSON.stringify(features)}, payment_price_id = ${paymentPriceId}
      where id = ${planId}`;
    await reservePrice({ db: tx }, planId, paymentPriceId);
    await recordAdminAction({ ...services, db: tx }, { action: 'plan-changed', adminId, subject: planId });
  });
  log.info({ adminId, planId }, 'plan changed');
}

/** A retired plan is no longer offered. Users who have this plan keep it. */
export async function setPlanActive(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'log'>,
  { adminId, planId, isActive }: { adminId: string; planId: string; isActive: boolean },
) {
  const { db, log } = services;
  await db.transaction(async (tx) => {
    await refuseFreePlan({ db: tx }, planId);
    await tx.query`update subscription_plans set is_active = ${isActive} where id = ${planId}`;
    const action = isActive ? 'plan-offered' : 'plan-retired';
    await recordAdminAction({ ...services, db: tx }, { action, adminId, subject: planId });
  });
  log.info({ adminId, planId, isActive }, isActive ? 'plan offered again' : 'plan retired');
}

export async function deletePlan(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'log'>,
  { adminId, planId }: { adminId: string; planId: string },
) {
  const { db, log } = services;
  await db.transaction(async (tx) => {
    await refuseFreePlan({ db: tx }, planId);
    // The log entry stays after the deletion, so it contains the name of the plan.
    const [plan] = await tx.query<{ name: string }>`
      select names ->> 'en' as name from subscription_plans where id = ${planId}`;
    await tx.query`delete from subscription_plans where id = ${planId}`.catch(refusePlanInUse);
    const details = { name: plan?.name ?? planId };
    await recordAdminAction({ ...services, db: tx }, { action: 'plan-deleted', adminId, subject: planId, details });
  });
  log.info({ adminId, planId }, 'plan deleted');
}

export async function reorderPlans(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'log'>,
  { adminId, planIds }: { adminId: string; planIds: string[] },
) {
  const { db, log } = services;
  await db.transaction(async (tx) => {
    const stored = await tx.query<{ id: string }>`select id from subscription_plans order by id for no key update`;
    const isComplete = stored.length === planIds.length && stored.every(({ id }) => planIds.includes(id));
    if (!isComplete) throw refuse('planIds', 'incomplete');
    await tx.query`
      update subscription_plans set "order" = ordinal
      from unnest(${planIds}::text[]) with ordinality as wanted (plan_id, ordinal) where id = wanted.plan_id`;
    await recordAdminAction({ ...services, db: tx }, { action: 'plans-reordered', adminId });
  });
  log.info({ adminId, planIds }, 'plans reordered');
}

async function refuseFreePlan({ db: tx }: Pick<Services, 'db'>, planId: string) {
  const [plan] = await tx.query<{ billing: string }>`
    select billing from subscription_plans where id = ${planId} for update`;
  if (plan === undefined) throw new AppError('not-found');
  if (plan.billing === 'free') throw new AppError('free-plan-needed');
}

async function reservePrice({ db: tx }: Pick<Services, 'db'>, planId: string, priceId: string | null) {
  if (priceId === null) return;
  const [owner] = await tx.query<{ planId: string }>`
    insert into plan_prices (price_id, plan_id) values (${priceId}, ${planId})
    on conflict (price_id) do update set plan_id = plan_prices.plan_id returning plan_id as "planId"`;
  if (owner?.planId !== planId) throw refuse('paymentPriceId', 'price-of-another-plan');
}

function refusePlanInUse(error: unknown): never {
  const isInUse = error instanceof Error && 'code' in error && error.code === '23503';
  throw isInUse ? new AppError('plan-in-use', undefined, { cause: error }) : error;
}

const refuse = (field: string, problem: string) => new AppError('invalid-input', { fields: [{ field, problem }] });
