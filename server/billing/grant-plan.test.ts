import { beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '../../domain/access/profile.ts';
import type { Usage } from '../../domain/billing/limits.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { spendLimit } from './spend-limit.ts';

const server = startOnce(startApiServer);
let admin: Person;
let reader: Person;

const free = { plan: 'free', expiresAt: null, manageUrl: null, currency: null, isRecurring: false, graceEndsAt: null };

beforeEach(async () => {
  setClock('2026-11-15T12:00:00Z');
  admin = await createPerson(server.services, 'admin');
  reader = await createPerson(server.services, 'learner');
});

describe('a granted plan', () => {
  test('applies at once with its limits, and changes to the free plan when it expires', async () => {
    const expiresAt = '2026-12-01T00:00:00.000Z';
    expect(await grant({ planId: 'yearly', expiresAt })).toMatchObject({ status: 200 });
    expect(await subscription()).toEqual({ ...free, plan: 'yearly', expiresAt });
    expect((await usage())['ai-articles'].allowed).toBe(60);
    setClock('2026-11-30T23:59:59.999Z');
    expect(await subscription()).toMatchObject({ plan: 'yearly' });
    setClock('2026-12-01T00:00:00Z');
    expect(await subscription()).toEqual(free);
    expect((await usage())['ai-articles'].allowed).toBe(3);
  });

  test('without an end date does not expire', async () => {
    await grant({ planId: 'monthly', expiresAt: null });
    setClock('2026-12-10T00:00:00Z');
    expect(await subscription()).toEqual({ ...free, plan: 'monthly' });
  });

  test('replaces the previous one, and used limits stay used', async () => {
    await grant({ planId: 'yearly', expiresAt: null });
    for (let count = 0; count < 5; count++)
      await spendLimit(server.services, { userId: reader.id, limit: 'translations', key: `${count}` });
    setClock('2026-11-16T12:00:00Z');
    await grant({ planId: 'monthly', expiresAt: '2026-11-20T00:00:00.000Z' });
    expect(await subscription()).toMatchObject({ plan: 'monthly', expiresAt: '2026-11-20T00:00:00.000Z' });
    setClock('2026-11-21T12:00:00Z');
    expect((await usage()).translations).toMatchObject({ used: 5, allowed: 3, left: 0 });
  });

  test('can be ended by an admin once', async () => {
    await grant({ planId: 'yearly', expiresAt: null });
    expect(await end()).toMatchObject({ status: 200 });
    expect(await subscription()).toEqual(free);
    expect(await end()).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('records the admin and the date', async () => {
    await grant({ planId: 'yearly', expiresAt: null });
    const rows = await server.services.db.query`
      select granted_by as "grantedBy", starts_at as "startsAt" from plan_claims where user_id = ${reader.id}`;
    expect(rows).toEqual([{ grantedBy: admin.id, startsAt: new Date('2026-11-15T12:00:00Z') }]);
  });

  test('exists once after five concurrent grants', async () => {
    await Promise.all(Array.from({ length: 5 }, () => grant({ planId: 'yearly', expiresAt: null })));
    expect(await subscription()).toMatchObject({ plan: 'yearly' });
    const open = await server.services.db.query`
      select 1 from plan_claims where user_id = ${reader.id} and ended_at is null`;
    expect(open).toHaveLength(1);
  });

  test('cannot be granted to an unknown user', async () => {
    const path = '/admin/users/7f6c1f0e-0000-4000-8000-000000000000/plan';
    const body = { planId: 'yearly', expiresAt: null };
    expect(await call(server, { method: 'PUT', path, token: admin.token, body })).toMatchObject({ code: 'not-found' });
  });
});

test('a database constraint prevents two paid plans at the same time', async () => {
  await grant({ planId: 'yearly', expiresAt: null });
  const second = server.services.db.query`
    insert into subscription_periods (user_id, claim_id, plan_id, starts_at, counts_until)
    select user_id, claim_id, 'monthly', '2027-01-01', '2027-02-01' from subscription_periods where user_id = ${reader.id}`;
  await expect(second).rejects.toThrow('one_paid_plan_at_a_time');
});

const setClock = (moment: string) => {
  server.services.now = () => new Date(moment);
};

const grant = (body: { planId: string; expiresAt: string | null }) =>
  call(server, { method: 'PUT', path: `/admin/users/${reader.id}/plan`, token: admin.token, body });

const end = () => call(server, { method: 'DELETE', path: `/admin/users/${reader.id}/plan`, token: admin.token });

async function subscription() {
  const { body } = await call(server, { path: '/profile', token: reader.token });
  return (body as { profile: Profile }).profile.subscription;
}

async function usage() {
  const { body } = await call(server, { path: '/usage', token: reader.token });
  return (body as { usage: Usage }).usage;
}
