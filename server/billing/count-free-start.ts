import { AppError } from '../../domain/app-error.ts';
import { limitRules } from '../../domain/billing/limits.ts';
import type { Services } from '../services.ts';
import { loadLimit } from './load-usage.ts';
import { leastStartsPerDay, type Spend } from './spend-limit.ts';

/**
 * Counts a start of work for which a use of the limit was already spent, for example a retry of a translation in a created
 * article. Throws too-many-tries after `leastStartsPerDay` starts on one day, because work that fails repeatedly costs the
 * operator money.
 */
export async function countFreeStart(
  services: Pick<Services, 'db' | 'now'>,
  { userId, limit }: Pick<Spend, 'userId' | 'limit'>,
): Promise<void> {
  const { db: tx, now } = services;
  const at = now();
  const counted = await tx.query`
    insert into limit_uses as uses (user_id, "limit", period_start, used, started_on, started_that_day)
    select ${userId}, ${limit}, date_trunc(${limitRules[limit].renewsEvery}, today), 0, today::date, 1
    from (select ${at}::timestamptz at time zone
      coalesce((select time_zone from users where id = ${userId}), 'UTC') as today) clock
    on conflict (user_id, "limit", period_start) do update set started_on = excluded.started_on,
      started_that_day = case when uses.started_on = excluded.started_on then uses.started_that_day else 0 end + 1
      where uses.started_on is distinct from excluded.started_on or uses.started_that_day < ${leastStartsPerDay}
    returning 1`;
  if (counted.length > 0) return;
  const { dayEndsAt } = await loadLimit(services, userId, limit);
  throw new AppError('too-many-tries', { limit, renewsAt: dayEndsAt });
}
