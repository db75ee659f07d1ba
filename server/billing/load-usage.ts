import { type Limit, type LimitUsage, limitRules, limits, type Usage } from '../../domain/billing/limits.ts';
import { freePlan, type PlanLimits } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

interface UsageRow {
  limit: Limit;
  used: number;
  /** How many times work was started. Failed work is counted too, although its use of the limit was refunded. */
  started: number;
  renewsAt: Date;
  dayEndsAt: Date;
  planLimits: PlanLimits | null;
}

/** Per limit: how many uses are spent and how many are left in the user's current plan. */
export async function loadUsage(services: Pick<Services, 'db' | 'now'>, userId: string): Promise<Usage> {
  const rows = await listUsage(services, userId);
  const usageOf = (limit: Limit): LimitUsage => {
    const { used, allowed, renewsAt } = readRow(rows, limit);
    return { used, allowed, left: Math.max(0, allowed - used), renewsAt };
  };
  return {
    'ai-articles': usageOf('ai-articles'),
    translations: usageOf('translations'),
    'own-articles': usageOf('own-articles'),
    definitions: usageOf('definitions'),
  };
}

/** Returns the usage of one limit, the time when the limit renews, and the time when the current day ends. */
export async function loadLimit(services: Pick<Services, 'db' | 'now'>, userId: string, limit: Limit) {
  return readRow(await listUsage(services, userId), limit);
}

function readRow(rows: UsageRow[], limit: Limit) {
  const row = rows.find((candidate) => candidate.limit === limit);
  if (row === undefined) throw new Error(`No usage row for ${limit}.`);
  return {
    used: row.used,
    started: row.started,
    allowed: (row.planLimits ?? freePlan.limits)[limitRules[limit].field],
    renewsAt: row.renewsAt.toISOString(),
    dayEndsAt: row.dayEndsAt.toISOString(),
  };
}

function listUsage({ db, now }: Pick<Services, 'db' | 'now'>, userId: string) {
  const at = now();
  const periods = limits.map((limit) => limitRules[limit].renewsEvery);
  return db.query<UsageRow>`
    select rule."limit", coalesce(uses.used, 0) as used, coalesce(uses.started, 0) as started,
      (today.period_start + ('1 ' || rule.period)::interval) at time zone zone.name as "renewsAt",
      (today.day + interval '1 day') at time zone zone.name as "dayEndsAt",
      (select limits from subscription_plans where id = coalesce(
        (select plan_id from subscription_periods
          where user_id = ${userId} and starts_at <= ${at} and counts_until > ${at}),
        (select id from subscription_plans where billing = 'free' and is_active))) as "planLimits"
    from unnest(${[...limits]}::text[], ${periods}::text[]) as rule ("limit", period)
    cross join (select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name) zone
    cross join lateral (
      select date_trunc(rule.period, ${at}::timestamptz at time zone zone.name) as period_start,
        date_trunc('day', ${at}::timestamptz at time zone zone.name) as day) today
    left join limit_uses uses
      on uses.user_id = ${userId} and uses."limit" = rule."limit" and uses.period_start = today.period_start`;
}
