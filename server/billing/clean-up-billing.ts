import { limitRules, limits } from '../../domain/billing/limits.ts';
import type { Services } from '../services.ts';
import type { ApplyDeps } from './apply-payment.ts';
import { applyPendingEvents } from './receive-event.ts';

const spendsKeptMs = 62 * 24 * 3600 * 1000;

/** Runs hourly: deletes old spends (counted uses of a limit) and retries payment events that could not be applied. */
export async function cleanUpBilling(services: ApplyDeps & Pick<Services, 'now'>) {
  const deleteBefore = new Date(services.now().getTime() - spendsKeptMs);
  await services.db.query`delete from limit_spends where spent_at < ${deleteBefore}`;
  await deleteEndedUsage(services);
  if (services.payments !== undefined) await applyPendingEvents(services);
}

/**
 * Deletes the counted uses of deleted accounts (`kept_usage`) once their period has ended in all time zones. They are kept
 * until then: otherwise users could renew their limits by deleting their account and signing in again.
 */
async function deleteEndedUsage({ db, now }: Pick<Services, 'db' | 'now'>) {
  const periods = limits.map((limit) => limitRules[limit].renewsEvery);
  await db.query`
    delete from kept_usage kept
    using unnest(${[...limits]}::text[], ${periods}::text[]) as rule ("limit", period)
    where rule."limit" = kept."limit"
      and (kept.period_start + ('1 ' || rule.period)::interval) at time zone 'UTC' + interval '12 hours' < ${now()}`;
}
