import { AppError } from '../../domain/app-error.ts';
import { type Limit, limitRules } from '../../domain/billing/limits.ts';
import { freePlan } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';
import { loadLimit } from './load-usage.ts';

export interface Spend {
  userId: string;
  limit: Limit;
  /** Idempotency key, for example an article's id. A key is counted only once. */
  key: string;
}

/**
 * For a daily limit: the maximum number of starts per allowed use. Failed work gets its use back, so without this maximum,
 * users could start failing work endlessly.
 */
const startsPerUse = 3;
/**
 * At least this many starts per day are allowed, so that users of small plans can retry a few times if the provider
 * fails.
 */
export const leastStartsPerDay = 5;

interface Outcome {
  isKnown: boolean;
  isNew: boolean;
  isCounted: boolean;
  /** The result of `set_config`, which the query calls only for its side effect. Not used. */
  commitSetting: string | null;
}

/**
 * Spends one use of the plan's limit. Throws limit-reached, or too-many-tries if work was started and refunded too often.
 * Call it in the transaction that starts the work: concurrent requests wait for the row lock, so the last use is never
 * spent twice.
 */
export async function spendLimit(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { userId, limit, key }: Spend,
): Promise<void> {
  const { field, renewsEvery } = limitRules[limit];
  const at = now();
  // The starts per day are limited: `startsPerUse` per use of a daily limit, or one per use of a monthly limit, but never
  // fewer than `leastStartsPerDay`.
  const startsPerDay = renewsEvery === 'day' ? startsPerUse : 1;
  // A single statement keeps the latency low: users wait for it before they get a definition. If the limit is reached, no
  // row is written. For definitions, the commit is asynchronous, so a crash may lose the counts of the last second.
  const [outcome] = await tx.query<Outcome>`
    with zone as (
      select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name
    ), today as (
      select date_trunc(${renewsEvery}, ${at}::timestamptz at time zone name) as period_start,
        (${at}::timestamptz at time zone name)::date as day from zone
    ), plan as (
      select coalesce((select (limits ->> ${field})::integer from subscription_plans where id = coalesce(
        (select plan_id from subscription_periods
          where user_id = ${userId} and starts_at <= ${at} and counts_until > ${at}),
        (select id from subscription_plans where billing = 'free' and is_active))), ${freePlan.limits[field]}) as allowed
    ), known as (
      select from limit_spends where user_id = ${userId} and "limit" = ${limit} and key = ${key}
    ), counted as (
      insert into limit_uses as uses (user_id, "limit", period_start, used, started, started_on, started_that_day)
      select ${userId}, ${limit}, period_start, 1, 1, day, 1 from today
      where (select allowed from plan) > 0 and not exists (select from known)
      on conflict (user_id, "limit", period_start) do update set used = uses.used + 1, started = uses.started + 1,
        started_on = excluded.started_on,
        started_that_day = case when uses.started_on = excluded.started_on then uses.started_that_day else 0 end + 1
        where uses.used < (select allowed from plan)
          and uses.started < (select allowed from plan) * ${startsPerUse}::integer
          and (uses.started_on is distinct from excluded.started_on
            or uses.started_that_day < greatest(${leastStartsPerDay}, (select allowed from plan) * ${startsPerDay}::integer))
      returning period_start
    ), spend as (
      insert into limit_spends (user_id, "limit", key, period_start, spent_at)
      select ${userId}, ${limit}, ${key}, period_start, ${at} from counted
      on conflict (user_id, "limit", key) do nothing returning key
    )
    select exists (select from known) as "isKnown", exists (select from counted) as "isCounted",
      exists (select from spend) as "isNew",
      case when ${limit === 'definitions'} then set_config('synchronous_commit', 'off', true) end as "commitSetting"`;
  if (outcome === undefined) throw new Error('The limit query returned no row.');
  if (outcome.isKnown || outcome.isNew) return;
  if (!outcome.isCounted) {
    // A concurrent request may have counted the same work after the statement above took its snapshot.
    const [same] = await tx.query`
      select from limit_spends where user_id = ${userId} and "limit" = ${limit} and key = ${key}`;
    if (same !== undefined) return;
    throw await explainRefusal({ db: tx, now }, { userId, limit });
  }
  // A concurrent request has counted the same work, so this count is undone.
  await tx.query`
    update limit_uses uses set used = used - 1, started = started - 1, started_that_day = started_that_day - 1
    from limit_spends spend
    where spend.user_id = ${userId} and spend."limit" = ${limit} and spend.key = ${key}
      and uses.user_id = spend.user_id and uses."limit" = spend."limit" and uses.period_start = spend.period_start`;
}

/** Distinguishes a used-up limit from too many starts. The error contains the time from which new work is allowed. */
async function explainRefusal(
  services: Pick<Services, 'db' | 'now'>,
  { userId, limit }: Pick<Spend, 'userId' | 'limit'>,
) {
  const { used, allowed, started, renewsAt, dayEndsAt } = await loadLimit(services, userId, limit);
  if (used >= allowed) return new AppError('limit-reached', { limit, renewsAt });
  const triesRenewAt = started >= allowed * startsPerUse ? renewsAt : dayEndsAt;
  return new AppError('too-many-tries', { limit, renewsAt: triesRenewAt });
}

/** Spends a use if one is left. For work that must run even if no use is left. */
export async function spendIfLeft(services: Pick<Services, 'db' | 'now'>, spend: Spend) {
  try {
    await spendLimit(services, spend);
  } catch (error) {
    if (!isLimitError(error)) throw error;
  }
}

/** Whether the error says that the plan allows no more work at this time. */
export const isLimitError = (error: unknown) =>
  error instanceof AppError && (error.code === 'limit-reached' || error.code === 'too-many-tries');

/** Refunds a use for failed work. Idempotent. */
export async function refundLimit({ db: tx }: Pick<Services, 'db'>, { userId, limit, key }: Spend) {
  await tx.query`
    with returned as (
      delete from limit_spends where user_id = ${userId} and "limit" = ${limit} and key = ${key}
      returning period_start
    )
    update limit_uses as uses set used = used - 1 from returned
    where uses.user_id = ${userId} and uses."limit" = ${limit} and uses.period_start = returned.period_start`;
}
