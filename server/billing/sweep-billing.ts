import { limitRules, limits } from '../../domain/billing/limits.ts';
import type { Services } from '../services.ts';
import { applyPendingEvents } from './receive-event.ts';

const spendsKeptMs = 62 * 24 * 3600 * 1000;

/** Every hour: events that could not be applied are tried again, and what was spent in periods gone by is forgotten. */
export async function sweepBilling(services: Pick<Services, 'db' | 'now' | 'payments' | 'log'>) {
  const forgetBefore = new Date(services.now().getTime() - spendsKeptMs);
  await services.db.query`delete from limit_spends where spent_at < ${forgetBefore}`;
  await deleteEndedUsage(services);
  if (services.payments !== undefined) await applyPendingEvents(services);
}

/** Of people who have deleted their account nothing is kept beyond the period, once it has ended in every time zone. */
async function deleteEndedUsage({ db, now }: Pick<Services, 'db' | 'now'>) {
  const periods = limits.map((limit) => limitRules[limit].renewsEvery);
  await db.query`
    delete from kept_usage kept
    using unnest(${[...limits]}::text[], ${periods}::text[]) as rule ("limit", period)
    where rule."limit" = kept."limit"
      and (kept.period_start + ('1 ' || rule.period)::interval) at time zone 'UTC' + interval '12 hours' < ${now()}`;
}
