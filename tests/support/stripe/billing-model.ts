import { addBillingPeriod } from '../../../domain/billing/add-billing-period.ts';
import type { Subscription } from './stripe-objects.ts';

export const hourMs = 3600_000;
const renewalGraceHours = 24;
const failureGraceHours = 7 * 24;

interface Paid {
  id: string;
  plan: 'monthly' | 'yearly';
  from: number;
  until: number;
  refundedAt: number;
  renews: boolean;
  isFailing: boolean;
}

/**
 * Reference model for the property test. It simulates time hour by hour. If there is a grant (a plan that an admin has given
 * for free), it covers the hour. Otherwise, the hour is covered by the oldest payment that has started and has hours left.
 * After its last paid hour, a plan that renews lasts one day longer, or a week longer if the payment has failed.
 */
export function createBillingModel() {
  const grants: { from: number; until: number }[] = [];
  const paid = new Map<string, Paid>();
  const oneTimes: string[] = [];
  const find = (id: string | undefined) => (id === undefined ? undefined : paid.get(id));

  function* walk() {
    if (paid.size + grants.length === 0) return;
    const payments = [...paid.values()].sort((a, b) => a.from - b.from);
    const left = new Map(payments.map((payment) => [payment, (payment.until - payment.from) / hourMs]));
    const first = Math.min(...payments.map(({ from }) => from), ...grants.map(({ from }) => from));
    const last =
      Math.max(...grants.map(({ until }) => until), ...payments.map(({ from }) => from)) + sum(left.values()) * hourMs;
    let before: Paid | undefined;
    let idle = 0;
    for (let hour = first; hour <= last + 2 * failureGraceHours * hourMs; hour += hourMs) {
      const granted = grants.some(({ from, until }) => from <= hour && hour < until);
      const next = payments.find(
        (payment) => payment.from <= hour && (left.get(payment) ?? 0) > 0 && hour < payment.refundedAt,
      );
      if (granted) {
        before = undefined;
        yield { hour, plan: 'yearly', isPaid: false };
      } else if (next !== undefined) {
        left.set(next, (left.get(next) ?? 0) - 1);
        [before, idle] = [next, 0];
        yield { hour, plan: next.plan, isPaid: true };
      } else if (before !== undefined && idle++ < graceHoursOf(before)) {
        yield { hour, plan: before.plan, isPaid: false };
      }
    }
  }

  return {
    has: (id: string) => paid.has(id),
    lastOneTime: () => oneTimes.at(-1),

    payOnce(id: string, now: number) {
      oneTimes.push(id);
      const until = addBillingPeriod(new Date(now), 'monthly').getTime();
      paid.set(id, { id, plan: 'monthly', from: now, until, refundedAt: Number.POSITIVE_INFINITY, ...notRenewing });
    },

    subscribe(subscription: Subscription | undefined, plan: 'monthly' | 'yearly') {
      if (subscription === undefined) throw new Error('There is no subscription.');
      const { id, start_date, periodEnd } = subscription;
      const times = { from: start_date * 1000, until: periodEnd * 1000, refundedAt: Number.POSITIVE_INFINITY };
      paid.set(id, { id, plan, ...times, renews: true, isFailing: false });
    },

    endCycle({ id, status, periodEnd }: Subscription) {
      const payment = find(id);
      if (payment === undefined || status === 'canceled') return;
      payment.renews = status === 'active';
      payment.isFailing = !payment.renews;
      if (status === 'active')
        Object.assign(payment, { until: periodEnd * 1000, refundedAt: Number.POSITIVE_INFINITY });
      // The server reads a refund only from the latest invoice. That invoice is unpaid now, so an earlier refund no longer
      // counts.
      else payment.refundedAt = Number.POSITIVE_INFINITY;
    },

    payOverdue({ id, periodEnd, cancel_at_period_end }: Subscription) {
      Object.assign(find(id) ?? {}, { until: periodEnd * 1000, renews: !cancel_at_period_end, isFailing: false });
    },

    setCancelled({ id, status, cancel_at_period_end }: Subscription) {
      Object.assign(find(id) ?? {}, { renews: status === 'active' && !cancel_at_period_end });
    },

    refund(id: string | undefined, now: number) {
      Object.assign(find(id) ?? {}, { refundedAt: now });
    },

    grant(now: number, until: number) {
      this.endGrant(now);
      grants.push({ from: now, until });
    },

    endGrant(now: number) {
      for (const grant of grants) grant.until = Math.min(grant.until, Math.max(now, grant.from));
    },

    planAt: (now: number) => walk().find(({ hour }) => hour === now)?.plan ?? 'free',
    paidHours: () => [...walk()].filter(({ isPaid }) => isPaid).length,
  };
}

const notRenewing = { renews: false, isFailing: false };

function graceHoursOf({ renews, isFailing, refundedAt }: Paid) {
  if (refundedAt !== Number.POSITIVE_INFINITY) return 0;
  if (isFailing) return failureGraceHours;
  return renews ? renewalGraceHours : 0;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
