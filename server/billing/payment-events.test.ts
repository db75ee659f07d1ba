import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { fingerprintTables } from '../../tests/support/database/fingerprint-tables.ts';
import type { Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { sellPlans } from '../../tests/support/stripe/sell-plans.ts';
import { cleanUpBilling } from './clean-up-billing.ts';

const shop = startOnce(sellPlans);
let reader: Person;

beforeEach(async () => {
  reader = await shop.openAnew();
});

describe('an event', () => {
  test('that is delivered twice is applied once', async () => {
    const session = await shop.openCheckout(reader, 'pass');
    const event = shop.stripe.world.pay(session);
    for (let time = 0; time < 3; time++) expect((await shop.stripe.deliver(event)).status).toBe(200);
    const before = await fingerprintTables(shop.server.services);
    await shop.stripe.deliver(event);
    expect(await fingerprintTables(shop.server.services)).toEqual(before);
    expect(await subscription()).toMatchObject({ expiresAt: '2026-12-15T12:00:00.000Z' });
  });

  test('that is delivered after newer ones does not revert them', async () => {
    await shop.buy(reader, 'monthly');
    const cancelled = shop.stripe.world.cancelAtPeriodEnd(shop.stripe.world.lastSubscription());
    const resumed = shop.stripe.world.cancelAtPeriodEnd(shop.stripe.world.lastSubscription(), false);
    await shop.stripe.deliver(resumed);
    await shop.stripe.deliver(cancelled);
    expect(await subscription()).toMatchObject({ plan: 'monthly', isRecurring: true });
  });

  test('does not overwrite a newer state with a slow response of the provider', async () => {
    await shop.buy(reader, 'monthly');
    const id = shop.stripe.world.lastSubscription();
    const cancelled = shop.stripe.world.cancelAtPeriodEnd(id);
    // The provider's first response, in which the subscription is cancelled, arrives after the second one.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = new Promise<void>((resolve) => {
      shop.stripe.state.beforeAnswer = async () => {
        shop.stripe.state.beforeAnswer = async () => {};
        resolve();
        await held;
      };
    });
    const slow = shop.stripe.deliver(cancelled);
    await asked;
    await shop.stripe.deliver(shop.stripe.world.cancelAtPeriodEnd(id, false));
    release();
    await slow;
    expect(await subscription()).toMatchObject({ isRecurring: true });
  });

  test('is answered with an error while the provider is unavailable, and applied when it is delivered again', async () => {
    const session = await shop.openCheckout(reader, 'monthly');
    const event = shop.stripe.world.pay(session);
    shop.stripe.state.isAway = true;
    expect((await shop.stripe.deliver(event)).status).toBe(503);
    shop.stripe.state.isAway = false;
    expect(await subscription()).toMatchObject({ plan: 'free' });
    await cleanUpBilling(shop.server.services);
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    expect((await shop.stripe.deliver(event)).status).toBe(200);
  });

  test('with an unknown price is applied once a plan has that price', async () => {
    await shop.buy(reader, 'monthly');
    shop.stripe.world.addPrice('price_strange', 100, 'month');
    shop.stripe.world.changePrice(shop.stripe.world.lastSubscription(), 'price_strange');
    const before = await subscription();
    await shop.stripe.deliverAll();
    expect(await subscription()).toEqual(before);
    await shop.server.services.db.query`insert into plan_prices (price_id, plan_id) values ('price_strange', 'yearly')`;
    await cleanUpBilling(shop.server.services);
    expect(await subscription()).toMatchObject({ plan: 'yearly' });
  });

  test('with an unknown customer changes nothing', async () => {
    await shop.buy(reader, 'monthly');
    await shop.server.services.db.query`delete from payment_customers where user_id = ${reader.id}`;
    const before = await subscription();
    const cancelled = shop.stripe.world.cancelAtPeriodEnd(shop.stripe.world.lastSubscription());
    expect((await shop.stripe.deliver(cancelled)).status).toBe(200);
    expect(await subscription()).toEqual(before);
  });
});

test.each([
  ['no JSON', 'not JSON', 'malformed-json'],
  ['JSON that is no event', '[]', 'invalid-input'],
  ['an event without an id', '{"type":"invoice.paid","data":{"object":{"id":"in_1"}}}', 'invalid-input'],
  ['an event without an object', '{"id":"evt_1","type":"invoice.paid","data":{}}', 'invalid-input'],
])('a signed request is answered with 400 and not stored if it has %s', async (_what, body, code) => {
  const before = await fingerprintTables(shop.server.services);
  const response = await shop.stripe.deliverSigned(body);
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 400,
    body: { error: { code } },
  });
  expect(await fingerprintTables(shop.server.services)).toEqual(before);
});

describe('an event without a valid signature is refused and not stored:', () => {
  test.each<[string, Parameters<typeof shop.stripe.deliver>[1]]>([
    ['signed with another secret', { secret: 'whsec_guessed' }],
    ['signed ten minutes ago', { at: new Date('2026-11-15T11:50:00Z') }],
    ['changed after it was signed', { body: '{"id":"evt_1","type":"invoice.paid","data":{"object":{"id":"in_1"}}}' }],
    ['empty', { body: '' }],
  ])('%s', async (_how, change) => {
    const session = await shop.openCheckout(reader, 'monthly');
    const event = shop.stripe.world.pay(session);
    const before = await fingerprintTables(shop.server.services);
    const response = await shop.stripe.deliver(event, change);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: { error: { code: 'unsigned-event' } },
    });
    expect(await fingerprintTables(shop.server.services)).toEqual(before);
  });

  test('without a signature', async () => {
    expect(await call(shop.server, { method: 'POST', path: '/payment-events', body: {} })).toMatchObject({
      status: 400,
      code: 'unsigned-event',
    });
  });

  test('a replay of a signed event after ten minutes', async () => {
    const session = await shop.openCheckout(reader, 'monthly');
    const event = shop.stripe.world.pay(session);
    const at = new Date('2026-11-15T12:00:00Z');
    expect((await shop.stripe.deliver(event, { at })).status).toBe(200);
    shop.setClock('2026-11-15T12:10:00Z');
    expect((await shop.stripe.deliver(event, { at })).status).toBe(400);
  });
});

const subscription = () => shop.loadSubscription(reader);
