import { type Limit, type LimitUsage, limitRules, limits, type Usage } from '../../domain/billing/limits.ts';
import { freePlan, type PlanLimits } from '../../domain/billing/subscription-plan.ts';
import type { Services } from '../services.ts';

interface UsageRow {
  limit: Limit;
  used: number;
  renewsAt: Date;
  planLimits: PlanLimits | null;
}

/** What the user has spent of each limit and what is left, by the plan they have at this moment. */
export async function loadUsage({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<Usage> {
  const at = now();
  const periods = limits.map((limit) => limitRules[limit].renewsEvery);
  const rows = await db.query<UsageRow>`
    select rule."limit", coalesce(uses.used, 0) as used,
      (today.period_start + ('1 ' || rule.period)::interval) at time zone zone.name as "renewsAt",
      (select limits from subscription_plans where id = coalesce(
        (select plan_id from subscription_periods
          where user_id = ${userId} and starts_at <= ${at} and counts_until > ${at}),
        (select id from subscription_plans where billing = 'free' and is_active))) as "planLimits"
    from unnest(${[...limits]}::text[], ${periods}::text[]) as rule ("limit", period)
    cross join (select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name) zone
    cross join lateral (
      select date_trunc(rule.period, ${at}::timestamptz at time zone zone.name) as period_start) today
    left join limit_uses uses
      on uses.user_id = ${userId} and uses."limit" = rule."limit" and uses.period_start = today.period_start`;

  const usageOf = (limit: Limit): LimitUsage => {
    const row = rows.find((candidate) => candidate.limit === limit);
    if (row === undefined) throw new Error(`The use of ${limit} was not read.`);
    const allowed = (row.planLimits ?? freePlan.limits)[limitRules[limit].field];
    return { used: row.used, allowed, left: Math.max(0, allowed - row.used), renewsAt: row.renewsAt.toISOString() };
  };
  return {
    'ai-articles': usageOf('ai-articles'),
    translations: usageOf('translations'),
    'own-articles': usageOf('own-articles'),
    definitions: usageOf('definitions'),
  };
}
