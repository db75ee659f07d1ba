import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { scaleTimeout } from '../../tests/support/machine-speed.ts';
import { createPerson, createSession, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { createBillingModel, hourMs } from '../../tests/support/stripe/billing-model.ts';
import { sellPlans } from '../../tests/support/stripe/sell-plans.ts';
import type { StripeEvent } from '../../tests/support/stripe/stripe-objects.ts';

const shop = startOnce(sellPlans);
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(shop.server.services, 'admin');
});

type Step =
  | { do: 'buy'; planId: 'monthly' | 'yearly' | 'pass' }
  | { do: 'end-cycle'; isPaid: boolean }
  | { do: 'pay-overdue' | 'cancel' | 'resume' | 'refund' | 'grant' | 'end-grant' }
  | { do: 'wait'; hours: number }
  | { do: 'deliver'; seed: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy'), planId: fc.constantFrom('monthly', 'yearly', 'pass') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end-cycle'), isPaid: fc.boolean() }) },
  fc.constantFrom<Step>({ do: 'pay-overdue' }, { do: 'cancel' }, { do: 'resume' }, { do: 'refund' }),
  fc.constantFrom<Step>({ do: 'grant' }, { do: 'end-grant' }),
  fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 1000 }) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver'), seed: fc.nat() }) },
);

test(
  'users have the plan they paid for, one at a time, for any sequence of actions and any order of webhook events',
  async () => {
    const history = fc.array(step, { minLength: 1, maxLength: 16 });
    await fc.assert(fc.asyncProperty(history, fc.nat(), runHistory), { numRuns: 40 });
  },
  scaleTimeout(120_000),
);

/** Runs the steps, delivers the events that are still pending, and compares the result with a simple model. */
async function runHistory(steps: Step[], seed: number) {
  const { stripe, server } = shop;
  const { world } = stripe;
  const model = createBillingModel();
  let now = Date.parse('2026-01-01T00:00:00Z');
  const setNow = (time: number) => {
    now = time;
    shop.setClock(new Date(time));
  };
  setNow(now);
  world.events.length = 0;
  const reader = await createPerson(server.services, 'learner');
  const own = () =>
    [...world.subscriptions.values()].findLast(({ id, status }) => model.has(id) && status !== 'canceled');
  const ask = async (who: Person, method: string, path: string, body?: unknown) =>
    call(server, { method, path, token: await createSession(server.services, who.id), ...(body ? { body } : {}) });

  async function runStep(one: Step) {
    const subscription = own();
    switch (one.do) {
      case 'wait':
        return setNow(now + one.hours * hourMs);
      case 'deliver':
        return deliver(shuffle(world.events.splice(0), one.seed));
      case 'buy': {
        const { status } = await ask(reader, 'POST', '/checkouts', { planId: one.planId });
        if (status !== 201) return;
        world.pay(world.lastSession());
        if (one.planId === 'pass') model.payOnce(world.lastCharge(), now);
        else model.subscribe(world.subscriptions.get(world.lastSubscription()), one.planId);
        return setNow(now + hourMs);
      }
      case 'end-cycle':
        if (subscription?.status !== 'active') return;
        setNow(Math.max(now, subscription.periodEnd * 1000));
        world.endCycle(subscription.id, { isPaid: one.isPaid });
        return model.endCycle(subscription);
      case 'pay-overdue':
        if (subscription?.status !== 'past_due') return;
        world.payOverdue(subscription.id);
        return model.payOverdue(subscription);
      case 'cancel':
      case 'resume':
        if (subscription === undefined) return;
        world.cancelAtPeriodEnd(subscription.id, one.do === 'cancel');
        return model.setCancelled(subscription);
      case 'refund': {
        const chargeId = subscription && world.invoices.get(subscription.latest_invoice)?.charge;
        const refunded = chargeId ?? model.lastOneTime();
        if (refunded === undefined || world.charges.get(refunded)?.refunded !== false) return;
        world.refund(refunded);
        return model.refund(chargeId === undefined ? refunded : subscription?.id, now);
      }
      case 'grant': {
        const expiresAt = new Date(now + 300 * hourMs).toISOString();
        const { status } = await ask(admin, 'PUT', `/admin/users/${reader.id}/plan`, { planId: 'yearly', expiresAt });
        if (status === 200) model.grant(now, Date.parse(expiresAt));
        return;
      }
      case 'end-grant': {
        const { status } = await ask(admin, 'DELETE', `/admin/users/${reader.id}/plan`);
        if (status === 200) model.endGrant(now);
      }
    }
  }

  async function deliver(events: StripeEvent[]) {
    for (const event of events) expect((await stripe.deliver(event)).status).toBe(200);
  }

  for (const one of steps) await runStep(one);
  await deliver(shuffle(world.events.splice(0), seed));

  expect((await shop.loadSubscription(reader)).plan).toBe(model.planAt(now));
  const [paid] = await server.services.db.query<{ hours: number }>`
    select coalesce(sum(extract(epoch from period.ends_at - period.starts_at)) / 3600, 0)::float as hours
    from subscription_periods period join plan_claims claim on claim.id = period.claim_id
    where period.user_id = ${reader.id} and claim.kind <> 'grant'`;
  expect(paid?.hours).toBe(model.paidHours());
  setNow(now + 17 * hourMs);
  expect((await shop.loadSubscription(reader)).plan).toBe(model.planAt(now));
}

/** Shuffles the events and repeats some of them. */
function shuffle(events: StripeEvent[], seed: number) {
  const rankAt = (index: number) => Math.imul(seed + index * 7919, 2654435761) >>> 0;
  const order = events.map((event, index) => ({ event, rank: rankAt(index) })).sort((a, b) => a.rank - b.rank);
  return order.flatMap(({ event, rank }) => (rank % 3 === 0 ? [event, event] : [event]));
}
