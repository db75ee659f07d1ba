import { AppError } from '../../domain/app-error.ts';
import { type Limit, limitRules } from '../../domain/billing/limits.ts';
import { freePlan } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

export interface Spend {
  userId: string;
  limit: Limit;
  /** What it is spent on, an article's id for instance: the same thing is counted once. */
  key: string;
}

interface Outcome {
  isNew: boolean;
  isCounted: boolean;
  renewsAt: Date;
}

/**
 * Takes one from the plan's limit, or throws limit-reached. Belongs into the transaction that starts the work:
 * whoever comes at the same time waits for its end, so the last one is never spent twice.
 */
export async function spendLimit(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { userId, limit, key }: Spend,
): Promise<void> {
  const { field, renewsEvery } = limitRules[limit];
  const at = now();
  // One statement, because a definition is to cost next to nothing. For the same reason it does not wait for the disk:
  // a server that dies may forget the definitions of its last second.
  const [outcome] = await tx.query<Outcome>`
    with zone as (
      select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name
    ), today as (
      select name as zone, date_trunc(${renewsEvery}, ${at}::timestamptz at time zone name) as period_start from zone
    ), plan as (
      select coalesce((select (limits ->> ${field})::integer from subscription_plans where id = coalesce(
        (select plan_id from subscription_periods
          where user_id = ${userId} and starts_at <= ${at} and counts_until > ${at}),
        (select id from subscription_plans where billing = 'free' and is_active))), ${freePlan.limits[field]}) as allowed
    ), spend as (
      insert into limit_spends (user_id, "limit", key, period_start, spent_at)
      select ${userId}, ${limit}, ${key}, period_start, ${at} from today
      on conflict (user_id, "limit", key) do nothing returning period_start
    ), counted as (
      insert into limit_uses as uses (user_id, "limit", period_start, used)
      select ${userId}, ${limit}, period_start, 1 from spend where (select allowed from plan) > 0
      on conflict (user_id, "limit", period_start) do update set used = uses.used + 1
        where uses.used < (select allowed from plan)
      returning used
    )
    select exists (select from spend) as "isNew", exists (select from counted) as "isCounted",
      (period_start + ('1 ' || ${renewsEvery})::interval) at time zone zone as "renewsAt",
      case when ${limit === 'definitions'} then set_config('synchronous_commit', 'off', true) end
    from today`;
  if (outcome === undefined) throw new Error('The limit was not read.');
  if (!outcome.isNew || outcome.isCounted) return;
  // The caller's transaction may go on with something else.
  await tx.query`delete from limit_spends where user_id = ${userId} and "limit" = ${limit} and key = ${key}`;
  throw new AppError('limit-reached', { limit, renewsAt: outcome.renewsAt.toISOString() });
}

/** For work that is not to be refused for want of something to spend. */
export async function spendIfLeft(services: Pick<Services, 'db' | 'now'>, spend: Spend) {
  try {
    await spendLimit(services, spend);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'limit-reached')) throw error;
  }
}

/** Gives back what was spent on work that failed; twice gives back once. */
export async function giveBack({ db: tx }: Pick<Services, 'db'>, { userId, limit, key }: Spend) {
  await tx.query`
    with returned as (
      delete from limit_spends where user_id = ${userId} and "limit" = ${limit} and key = ${key}
      returning period_start
    )
    update limit_uses as uses set used = used - 1 from returned
    where uses.user_id = ${userId} and uses."limit" = ${limit} and uses.period_start = returned.period_start`;
}
