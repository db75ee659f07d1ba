import type { BillingPeriod } from '../access/subscription.ts';

/** The same day and time one month or year later; the last day of the month if that day does not exist. */
export function addBillingPeriod(start: Date, billing: Exclude<BillingPeriod, 'free'>) {
  const months = billing === 'monthly' ? 1 : 12;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
