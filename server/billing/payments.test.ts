import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { createPerson, leaveForGood, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { sellPlans } from '../../tests/support/stripe/sell-plans.ts';

const shop = startOnce(sellPlans);
let reader: Person;

beforeEach(async () => {
  reader = await shop.openAnew();
});

describe('a monthly plan', () => {
  test('bought at the checkout lasts until the end of the cycle and renews', async () => {
    await shop.buy(reader, 'monthly');
    expect(await subscription()).toEqual({
      plan: 'monthly',
      expiresAt: '2026-12-15T12:00:00.000Z',
      manageUrl: '/api/billing/portal',
      currency: 'EUR',
      isRecurring: true,
      graceEndsAt: null,
    });
    shop.setClock('2026-12-15T12:00:00Z');
    shop.stripe.world.endCycle(shop.stripe.world.lastSubscription());
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'monthly', expiresAt: '2027-01-15T12:00:00.000Z' });
  });

  test('stays active for up to a day while the renewal event has not arrived', async () => {
    await shop.buy(reader, 'monthly');
    shop.setClock('2026-12-16T11:59:00Z');
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    shop.setClock('2026-12-16T12:00:00Z');
    expect(await subscription()).toMatchObject({ plan: 'free' });
  });

  test('that was cancelled ends exactly at the end of the cycle', async () => {
    await shop.buy(reader, 'monthly');
    shop.stripe.world.cancelAtPeriodEnd(shop.stripe.world.lastSubscription());
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'monthly', isRecurring: false });
    shop.setClock('2026-12-15T11:59:59Z');
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    shop.setClock('2026-12-15T12:00:00Z');
    expect(await subscription()).toMatchObject({ plan: 'free', expiresAt: null, manageUrl: '/api/billing/portal' });
    shop.stripe.world.endCycle(shop.stripe.world.lastSubscription());
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'free' });
  });

  test('stays for seven days after a failed renewal, then ends, and returns when it is paid', async () => {
    await shop.buy(reader, 'monthly');
    shop.setClock('2026-12-15T12:00:01Z');
    shop.stripe.world.endCycle(shop.stripe.world.lastSubscription(), { isPaid: false });
    await shop.stripe.deliverAll();
    const graceEndsAt = '2026-12-22T12:00:00.000Z';
    expect(await subscription()).toMatchObject({ plan: 'monthly', isRecurring: false, graceEndsAt });
    expect(await billing()).toMatchObject({ planId: 'monthly', isPaymentFailing: true });
    shop.setClock('2026-12-22T11:59:59Z');
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    shop.setClock('2026-12-22T12:00:00Z');
    expect(await subscription()).toMatchObject({ plan: 'free', graceEndsAt: null, manageUrl: '/api/billing/portal' });
    expect(await billing()).toMatchObject({ planId: 'free', isPaymentFailing: true });
    shop.stripe.world.payOverdue(shop.stripe.world.lastSubscription());
    await shop.stripe.deliverAll();
    const paid = { plan: 'monthly', expiresAt: '2027-01-15T12:00:00.000Z', graceEndsAt: null };
    expect(await subscription()).toMatchObject(paid);
    expect(await billing()).toMatchObject({ planId: 'monthly', isPaymentFailing: false });
  });

  test('ends with a full refund; a partial refund changes nothing', async () => {
    await shop.buy(reader, 'monthly');
    shop.stripe.world.refund(shop.stripe.world.lastCharge(), 100);
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    shop.stripe.world.refund(shop.stripe.world.lastCharge(), 600);
    await shop.stripe.deliverAll();
    shop.setClock('2026-11-15T12:00:01Z');
    expect(await subscription()).toMatchObject({ plan: 'free' });
  });

  test('can be bought again after a full refund, and the refunded subscription is not charged again', async () => {
    await shop.buy(reader, 'monthly');
    const refunded = shop.stripe.world.lastSubscription();
    shop.stripe.world.refund(shop.stripe.world.lastCharge());
    await shop.stripe.deliverAll();
    shop.setClock('2026-11-16T12:00:00Z');
    await shop.buy(reader, 'yearly');
    expect(shop.stripe.world.subscriptions.get(refunded)?.status).toBe('canceled');
    expect(await subscription()).toMatchObject({ plan: 'yearly', expiresAt: '2027-11-16T12:00:00.000Z' });
  });

  test('can be changed to the yearly plan in the customer portal', async () => {
    await shop.buy(reader, 'monthly');
    shop.setClock('2026-11-20T12:00:00Z');
    shop.stripe.world.changePrice(shop.stripe.world.lastSubscription(), 'price_yearly');
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'yearly', expiresAt: '2027-11-20T12:00:00.000Z' });
  });

  test('can be neither bought nor granted while another plan renews or its payment is overdue', async () => {
    const admin = await createPerson(shop.server.services, 'admin');
    const grant = { method: 'PUT', path: `/admin/users/${reader.id}/plan`, token: admin.token };
    const body = { planId: 'yearly', expiresAt: null };
    const refused = { status: 409, code: 'plan-renews' };
    await shop.buy(reader, 'monthly');
    expect(await checkOut('yearly')).toMatchObject(refused);
    expect(await call(shop.server, { ...grant, body })).toMatchObject(refused);
    shop.stripe.world.endCycle(shop.stripe.world.lastSubscription(), { isPaid: false });
    await shop.stripe.deliverAll();
    expect(await checkOut('yearly')).toMatchObject(refused);
  });

  test('is not sold to a user with a plan without an end date', async () => {
    const admin = await createPerson(shop.server.services, 'admin');
    const grant = { method: 'PUT', path: `/admin/users/${reader.id}/plan`, token: admin.token };
    await call(shop.server, { ...grant, body: { planId: 'yearly', expiresAt: null } });
    expect(await checkOut('monthly')).toMatchObject({ status: 409, code: 'plan-without-end' });
  });

  test('is cancelled at the provider before the account is deleted', async () => {
    await shop.buy(reader, 'monthly');
    const request = leaveForGood(reader);
    shop.stripe.state.isAway = true;
    expect(await call(shop.server, request)).toMatchObject({ status: 503, code: 'payments-unavailable' });
    shop.stripe.state.isAway = false;
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
    expect(await call(shop.server, request)).toMatchObject({ status: 200 });
    expect(shop.stripe.world.subscriptions.get(shop.stripe.world.lastSubscription())?.status).toBe('canceled');
  });
});

describe('a plan that is paid once', () => {
  test('lasts for its month, is not renewed, and a second one starts after the first', async () => {
    await shop.buy(reader, 'pass');
    expect(await subscription()).toMatchObject({ plan: 'monthly', isRecurring: false });
    shop.setClock('2026-11-20T12:00:00Z');
    await shop.buy(reader, 'pass');
    expect(await subscription()).toMatchObject({ expiresAt: '2027-01-14T12:00:00.000Z' });
    shop.setClock('2027-01-14T12:00:00Z');
    expect(await subscription()).toMatchObject({ plan: 'free', expiresAt: null });
  });

  test('ends with a refund', async () => {
    await shop.buy(reader, 'pass');
    shop.setClock('2026-11-16T12:00:00Z');
    shop.stripe.world.refund(shop.stripe.world.lastCharge());
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'free' });
  });

  test('starts when a delayed payment has arrived', async () => {
    const session = await shop.openCheckout(reader, 'pass');
    shop.stripe.world.pay(session, { isSlow: true });
    await shop.stripe.deliverAll();
    expect(await confirm(session)).toMatchObject({ body: { status: 'processing' } });
    expect(await subscription()).toMatchObject({ plan: 'free' });
    shop.setClock('2026-11-17T12:00:00Z');
    shop.stripe.world.settleLater(session);
    await shop.stripe.deliverAll();
    expect(await subscription()).toMatchObject({ plan: 'monthly', expiresAt: '2026-12-17T12:00:00.000Z' });
  });
});

describe('coming back from the checkout', () => {
  test('activates the plan before the webhook event arrives', async () => {
    const session = await shop.openCheckout(reader, 'monthly');
    expect(await confirm(session)).toMatchObject({ body: { status: 'processing' } });
    shop.stripe.world.pay(session);
    expect(await confirm(session)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await subscription()).toMatchObject({ plan: 'monthly' });
  });

  test('with a checkout of another user answers 404', async () => {
    const session = await shop.openCheckout(reader, 'monthly');
    shop.stripe.world.pay(session);
    const other = await createPerson(shop.server.services, 'learner');
    const path = `/checkouts/${session}/confirm`;
    expect(await call(shop.server, { method: 'POST', path, token: other.token })).toMatchObject({ code: 'not-found' });
    expect(await call(shop.server, { path: '/billing', token: other.token })).toMatchObject({
      body: { planId: 'free' },
    });
  });

  test('expires an older checkout that is open in another tab', async () => {
    const first = await shop.openCheckout(reader, 'monthly');
    const second = await shop.openCheckout(reader, 'yearly');
    expect(shop.stripe.world.sessions.get(first)?.status).toBe('expired');
    expect(shop.stripe.world.sessions.get(second)?.status).toBe('open');
  });

  test('is not possible for a plan that is not on sale', async () => {
    for (const planId of ['free', 'nothing']) expect(await checkOut(planId)).toMatchObject({ code: 'not-found' });
  });
});

test('the customer portal opens only for customers', async () => {
  expect(await call(shop.server, { path: '/billing/portal', token: reader.token })).toMatchObject({
    code: 'not-found',
  });
  await shop.buy(reader, 'monthly');
  const { status, headers } = await call(shop.server, { path: '/billing/portal', token: reader.token });
  expect(status).toBe(303);
  expect(headers.get('location')).toContain(`${shop.stripe.baseUrl}/portal/cus_`);
  shop.stripe.state.isAway = true;
  const away = await call(shop.server, { path: '/billing/portal', token: reader.token });
  shop.stripe.state.isAway = false;
  expect(away.headers.get('location')).toBe('/settings/subscription?checkout=payments-unavailable');
});

const checkOut = (planId: string) => shop.checkOut(reader, planId);

const confirm = (checkoutId: string) =>
  call(shop.server, { method: 'POST', path: `/checkouts/${checkoutId}/confirm`, token: reader.token });

const subscription = () => shop.loadSubscription(reader);

const billing = () => shop.read(reader, '/billing');
