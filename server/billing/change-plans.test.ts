import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlanDocument } from '../../domain/billing/plan-document.ts';
import type { ListedPlan, SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { planDocument } from '../../tests/support/articles/plan-document.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startStripe } from '../../tests/support/stripe/start-stripe.ts';

const stripe = startOnce(startStripe);
const server = startOnce(() => startApiServer(stripe.environment));
let admin: Person;

beforeAll(async () => {
  stripe.world.addPrice('price_student', 400, 'month');
  stripe.world.addPrice('price_dear', 900, 'month');
  stripe.world.addPrice('price_once', 400);
  admin = await createPerson(server.services, 'admin');
});

beforeEach(async () => {
  for (const { id } of await listAll()) if (!['free', 'monthly', 'yearly'].includes(id)) await ask('DELETE', `/${id}`);
});

describe('a new plan', () => {
  test('is stored as given, active and last in the order', async () => {
    const { status, planId } = await create(planDocument());
    expect(status).toBe(201);
    expect((await listAll()).at(-1)).toEqual({
      ...planDocument(),
      id: planId,
      order: 4,
      isActive: true,
      subscribers: 0,
    });
    expect((await listOffered()).at(-1)).toMatchObject({ id: planId, features: planDocument().features });
  });

  test('does not expose its payment price to users', async () => {
    await create(planDocument({ paymentPriceId: 'price_student' }));
    expect(JSON.stringify(await listOffered())).not.toContain('price_student');
  });

  test.each<[string, Partial<PlanDocument>, string, string]>([
    ['a price that the provider does not know', { paymentPriceId: 'price_none' }, 'paymentPriceId', 'unknown-price'],
    ['an amount that differs from the charged one', { paymentPriceId: 'price_dear' }, 'priceMinor', 'price-differs'],
    ['another currency', { paymentPriceId: 'price_student', currency: 'USD' }, 'currency', 'price-differs'],
    ['a one-time price', { paymentPriceId: 'price_once' }, 'isRecurring', 'price-differs'],
  ])('is refused with %s', async (_what, change, field, problem) => {
    const { status, body } = await create(planDocument(change));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field, problem }] } } },
    });
    expect(await listAll()).toHaveLength(3);
  });

  test('is refused with the price of another plan', async () => {
    await create(planDocument({ paymentPriceId: 'price_student' }));
    const { body } = await create(planDocument({ paymentPriceId: 'price_student' }));
    expect(JSON.stringify(body)).toContain('price-of-another-plan');
  });
});

describe('a plan', () => {
  test('can be changed, except for its billing period', async () => {
    const { planId } = await create(planDocument());
    const names = { ...planDocument().names, en: 'Pupil' };
    expect(await ask('PUT', `/${planId}`, planDocument({ names, priceMinor: 500 }))).toMatchObject({ status: 200 });
    expect((await listAll()).at(-1)).toMatchObject({ names: { en: 'Pupil' }, priceMinor: 500 });
    for (const change of [{ billing: 'yearly' }, { isRecurring: false }] as const)
      expect(JSON.stringify((await ask('PUT', `/${planId}`, planDocument(change))).body)).toContain('cannot-change');
    expect(await ask('PUT', '/nothing', planDocument())).toMatchObject({ code: 'not-found' });
  });

  test('is not offered while it is retired', async () => {
    await ask('PATCH', '/yearly', { isActive: false });
    expect((await listOffered()).map(({ id }) => id)).toEqual(['free', 'monthly']);
    expect((await listAll()).find(({ id }) => id === 'yearly')?.isActive).toBe(false);
    await ask('PATCH', '/yearly', { isActive: true });
    expect((await listOffered()).map(({ id }) => id)).toEqual(['free', 'monthly', 'yearly']);
  });

  test('has the position that an admin sets', async () => {
    const planIds = ['yearly', 'free', 'monthly'];
    expect(await ask('PUT', '/order', { planIds })).toMatchObject({ status: 200 });
    expect((await listOffered()).map(({ id }) => id)).toEqual(planIds);
    await ask('PUT', '/order', { planIds: ['free', 'monthly', 'yearly'] });
    for (const wrong of [
      ['free', 'monthly'],
      ['free', 'monthly', 'monthly'],
      ['free', 'monthly', 'nothing'],
    ])
      expect(await ask('PUT', '/order', { planIds: wrong })).toMatchObject({ code: 'invalid-input' });
  });

  test('that is in use cannot be deleted, only retired, and its users keep it', async () => {
    const reader = await createPerson(server.services, 'learner');
    const path = `/admin/users/${reader.id}/plan`;
    const body = { planId: 'yearly', expiresAt: null };
    await call(server, { method: 'PUT', path, token: admin.token, body });
    const before = await listAll();
    expect(before.find(({ id }) => id === 'yearly')?.subscribers).toBe(1);
    expect(await ask('DELETE', '/yearly')).toMatchObject({ status: 409, code: 'plan-in-use' });
    expect(await listAll()).toEqual(before);
    await ask('PATCH', '/yearly', { isActive: false });
    expect(await call(server, { path: '/profile', token: reader.token })).toMatchObject({
      body: { profile: { subscription: { plan: 'yearly' } } },
    });
    await ask('PATCH', '/yearly', { isActive: true });
  });

  test('that is free can be neither deleted nor retired', async () => {
    const before = await listAll();
    expect(await ask('DELETE', '/free')).toMatchObject({ status: 409, code: 'free-plan-needed' });
    expect(await ask('PATCH', '/free', { isActive: false })).toMatchObject({ code: 'free-plan-needed' });
    expect(await listAll()).toEqual(before);
  });

  test('is not saved while the provider is unavailable', async () => {
    stripe.state.isAway = true;
    const answer = await create(planDocument({ paymentPriceId: 'price_student' }));
    stripe.state.isAway = false;
    expect(answer).toMatchObject({ status: 503, code: 'payments-unavailable' });
    expect(await listAll()).toHaveLength(3);
  });
});

const ask = (method: string, path: string, body?: unknown) =>
  call(server, { method, path: `/admin/subscription-plans${path}`, token: admin.token, ...(body ? { body } : {}) });

async function create(plan: PlanDocument) {
  const answer = await ask('POST', '', plan);
  return { ...answer, planId: (answer.body as { planId?: string }).planId };
}

async function listAll() {
  return ((await ask('GET', '')).body as { plans: ListedPlan[] }).plans;
}

async function listOffered() {
  const { body } = await call(server, { path: '/subscription-plans' });
  return (body as { plans: SubscriptionPlan[] }).plans;
}
