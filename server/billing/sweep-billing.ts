import type { Services } from '../services.ts';
import { applyPendingEvents } from './receive-event.ts';

const spendsKeptMs = 62 * 24 * 3600 * 1000;

/** From time to time: events that could not be applied are tried again, and spends of months gone by are forgotten. */
export async function sweepBilling(services: Pick<Services, 'db' | 'now' | 'payments' | 'log'>) {
  const forgetBefore = new Date(services.now().getTime() - spendsKeptMs);
  await services.db.query`delete from limit_spends where spent_at < ${forgetBefore}`;
  if (services.payments !== undefined) await applyPendingEvents(services);
}
