import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedAction } from '../../domain/admin/action-list.ts';
import type { UserPage } from '../../domain/admin/user-list.ts';
import { call } from '../../tests/support/call.ts';
import { followEvents } from '../../tests/support/follow-events.ts';
import { createPerson, createSession, deleteProfile, leaveForGood, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { upsertUser } from '../access/queries.ts';
import { changeRights } from './change-rights.ts';

const server = startOnce(startApiServer);
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
  for (let day = 1; day <= 25; day++) await createUser(`user-${String(day).padStart(2, '0')}@pages.test`, day);
});

describe('the list of users', () => {
  test('is sorted newest first, with twenty per page and the total', async () => {
    const [first, second, third] = [
      await list('@pages.test'),
      await list('@pages.test', 2),
      await list('@pages.test', 3),
    ];
    expect([first.total, second.total, third.total]).toEqual([25, 25, 25]);
    const emails = [...first.users, ...second.users].map(({ email }) => email);
    expect(first.users).toHaveLength(20);
    expect(emails).toEqual(emails.toSorted().reverse());
    expect(third.users).toEqual([]);
  });

  test('is searched by any part of the email address or the name, ignoring case', async () => {
    await createUser('find-me@search.test', 1, 'Žiga Novak');
    for (const search of ['FIND-ME', 'search.t', 'novak', 'Žiga', 'ZIGA', 'žiga', '  find-me  ', 'novak find-me'])
      expect((await list(search)).users.map(({ email }) => email)).toEqual(['find-me@search.test']);
  });

  test('escapes LIKE wildcards in the search', async () => {
    await createUser('100%_sure@signs.test', 1);
    for (const search of ['%', '_', '0%_s']) expect((await list(search)).total).toBe(1);
    expect((await list('\\')).total).toBe(0);
  });

  test('shows applications and access, and no access for a missing profile', async () => {
    const waiting = await createPerson(server.services, 'waiting');
    const { body } = await call(server, { method: 'PUT', path: '/beta-application', token: waiting.token });
    const [listed] = (await list(waiting.email)).users;
    expect(listed).toMatchObject({ id: waiting.id, name: 'waiting', hasAccess: false, isAdmin: false, plan: null });
    expect(listed?.appliedAt).toBe((body as { appliedAt: string }).appliedAt);
    const lost = await createPerson(server.services, 'admin');
    await deleteProfile(server.services, lost.id);
    expect((await list(lost.email)).users).toMatchObject([{ hasAccess: false, isAdmin: false, appliedAt: null }]);
  });
});

describe('the order of users', () => {
  test('is by name, creation date or last activity, ascending or descending', async () => {
    await createUser('zora@order.test', 3, 'Ana');
    await createUser('ana@order.test', 2, 'Čedo');
    await createUser('bor@order.test', 1, 'Zora');
    const emails = async (order: string) =>
      (await list('@order.test', 1, order)).users.map(({ email }) => email.split('@')[0]);
    expect(await emails('&sort=name&direction=ascending')).toEqual(['zora', 'ana', 'bor']);
    expect(await emails('&sort=created&direction=ascending')).toEqual(['bor', 'ana', 'zora']);
    const { users } = await list('bor@order.test');
    const token = await createSession(server.services, users[0]?.id ?? '');
    await call(server, { path: '/session', token });
    expect(await emails('&sort=active&direction=descending')).toEqual(['bor', 'zora', 'ana']);
  });

  test('filters by waiting users, users with access, and admins', async () => {
    const waiting = await createPerson(server.services, 'waiting');
    const before = (await list('')).waitingCount;
    await call(server, { method: 'PUT', path: '/beta-application', token: waiting.token });
    const after = await list(waiting.email, 1, '&show=waiting');
    expect(after).toMatchObject({ total: 1, waitingCount: before + 1 });
    expect((await list(waiting.email, 1, '&show=access')).total).toBe(0);
    expect((await list(admin.email, 1, '&show=access')).total).toBe(1);
    expect((await list(admin.email, 1, '&show=admins')).total).toBe(1);
    expect((await list(waiting.email, 1, '&show=admins')).total).toBe(0);
  });
});

describe('the filter by plan', () => {
  test('finds the current users of a plan, and users without any plan for the free one', async () => {
    const [paying, former, free] = [await createLearner(), await createLearner(), await createLearner()];
    await grant(paying, { planId: 'yearly', expiresAt: null });
    await grant(former, { planId: 'yearly', expiresAt: null });
    await call(server, { method: 'DELETE', path: `/admin/users/${former.id}/plan`, token: admin.token });
    const emails = async (plan: string) =>
      (await list('plan-learner', 1, `&plan=${plan}`)).users.map(({ email }) => email).sort();
    expect(await emails('yearly')).toEqual([paying.email]);
    expect(await emails('free')).toEqual([former.email, free.email].sort());
    expect(await emails('monthly')).toEqual([]);
    expect(await emails('')).toHaveLength(3);
    const [listed] = (await list(paying.email, 1, '&plan=yearly&show=access')).users;
    expect(listed?.plan).toMatchObject({ id: 'yearly', isGranted: true });
  });

  const grant = ({ id }: Person, body: object) =>
    call(server, { method: 'PUT', path: `/admin/users/${id}/plan`, token: admin.token, body });

  async function createLearner() {
    const person = await createPerson(server.services, 'learner');
    await server.services.db.query`update accounts set name = 'plan-learner' where id = ${person.id}`;
    return person;
  }
});

describe('giving access', () => {
  test('takes effect in open sessions, and so does taking it away', async () => {
    const { id, token } = await createPerson(server.services, 'waiting');
    expect(await giveAccess(id, true)).toMatchObject({ status: 200, body: { hasAccess: true } });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
    expect(await giveAccess(id, false)).toMatchObject({ status: 200, body: { hasAccess: false } });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 403, code: 'no-access' });
  });

  test('does not change other users', async () => {
    const [one, other] = [
      await createPerson(server.services, 'waiting'),
      await createPerson(server.services, 'waiting'),
    ];
    await giveAccess(one.id, true);
    expect(await call(server, { path: '/profile', token: other.token })).toMatchObject({ status: 403 });
  });

  test('answers 404 for a user without a profile', async () => {
    const { id } = await createPerson(server.services, 'waiting');
    await deleteProfile(server.services, id);
    expect(await giveAccess(id, true)).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('sends a live event to the open pages of the user', async () => {
    const { id, token } = await createPerson(server.services, 'waiting');
    await using page = await followEvents(server, token);
    await giveAccess(id, true);
    await expect.poll(() => page.events).toEqual([{ topic: 'profile' }]);
  });
});

describe('an application', () => {
  test('stops waiting when declined, and applying again puts it at the end of the queue', async () => {
    const { id, email, token } = await createPerson(server.services, 'waiting');
    await call(server, { method: 'PUT', path: '/beta-application', token });
    expect(await change(id, { isDeclined: true })).toMatchObject({ status: 200, body: { isDeclined: true } });
    expect((await list(email, 1, '&show=waiting')).total).toBe(0);
    expect(await call(server, { path: '/beta-application', token })).toMatchObject({ body: { isDeclined: true } });
    await call(server, { method: 'PUT', path: '/beta-application', token });
    expect((await list(email, 1, '&show=waiting')).total).toBe(1);
  });

  test('can be approved after a decline, and a decline can be undone', async () => {
    const { id, email, token } = await createPerson(server.services, 'waiting');
    await call(server, { method: 'PUT', path: '/beta-application', token });
    await change(id, { isDeclined: true });
    await change(id, { isDeclined: false });
    expect((await list(email, 1, '&show=waiting')).total).toBe(1);
    await change(id, { isDeclined: true });
    expect(await giveAccess(id, true)).toMatchObject({ body: { hasAccess: true, isDeclined: false } });
  });
});

describe('admin rights', () => {
  test('are given and taken, and take effect with the next request', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    await change(id, { isAdmin: true });
    expect(await call(server, { path: '/admin/users', token })).toMatchObject({ status: 200 });
    await change(id, { isAdmin: false });
    expect(await call(server, { path: '/admin/users', token })).toMatchObject({ status: 404 });
  });

  test('cannot be changed by the admin they belong to', async () => {
    for (const update of [{ isAdmin: false }, { hasAccess: false }, { isAdmin: true }])
      expect(await change(admin.id, update)).toMatchObject({ status: 409, code: 'own-rights' });
  });

  test('are kept for the last admin, even when the last two remove each other concurrently', async () => {
    const isolated = await startApiServer();
    try {
      const [one, other] = [
        await createPerson(isolated.services, 'admin'),
        await createPerson(isolated.services, 'admin'),
      ];
      const removeAdmin = (by: Person, whom: Person) =>
        changeRights(isolated.services, { adminId: by.id, userId: whom.id }, { isAdmin: false });
      const outcomes = await Promise.allSettled([removeAdmin(one, other), removeAdmin(other, one)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last-admin' } });
      expect(await isolated.services.db.query`select 1 from users where is_admin`).toHaveLength(1);
    } finally {
      await isolated.stop();
    }
  });
});

describe('the log of admin actions', () => {
  test('names admin, action and user, newest first, and leaves out requests that changed nothing', async () => {
    const { id, email } = await createPerson(server.services, 'waiting');
    for (const hasAccess of [true, true, false]) await giveAccess(id, hasAccess);
    await change(id, { hasAccess: true, isAdmin: true });
    const mine = (await listActions()).filter(({ user }) => user === email);
    expect(mine.map(({ action }) => action).sort()).toEqual(
      ['access-ended', 'access-given', 'access-given', 'admin-given'].sort(),
    );
    expect(mine[0]).toMatchObject({ admin: admin.email, at: expect.any(String) });
    const times = (await listActions()).map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('keeps entries without names after the admin and the user are deleted', async () => {
    const leaving = await createPerson(server.services, 'admin');
    const user = await createPerson(server.services, 'waiting');
    await changeRights(server.services, { adminId: leaving.id, userId: user.id }, { hasAccess: true });
    for (const gone of [leaving, user]) expect((await call(server, leaveForGood(gone))).status).toBe(200);
    const [latest] = await listActions();
    expect(latest).toMatchObject({ action: 'access-given', admin: null, user: null });
  });

  test('is paginated', async () => {
    const { id } = await createPerson(server.services, 'waiting');
    for (let turn = 0; turn < 22; turn++) await giveAccess(id, turn % 2 === 0);
    const { body } = await call(server, { path: '/admin/actions', token: admin.token });
    expect(body).toMatchObject({ isMore: true });
    expect(await listActions()).toHaveLength(20);
    const first = new Set((await listActions()).map((action) => action.id));
    expect((await listActions(2)).every((action) => !first.has(action.id))).toBe(true);
  });
});

const change = (id: string, update: object) =>
  call(server, { method: 'PATCH', path: `/admin/users/${id}`, token: admin.token, body: update });

const giveAccess = (id: string, hasAccess: boolean) => change(id, { hasAccess });

async function list(search: string, page = 1, rest = '') {
  const path = `/admin/users?search=${encodeURIComponent(search)}&page=${page}${rest}`;
  const { body } = await call(server, { path, token: admin.token });
  return body as UserPage;
}

async function listActions(page = 1) {
  const { body } = await call(server, { path: `/admin/actions?page=${page}`, token: admin.token });
  return (body as { actions: ListedAction[] }).actions;
}

async function createUser(email: string, day: number, name = '') {
  const services = { ...server.services, now: () => new Date(Date.UTC(2026, 0, day)) };
  const identity = { issuer: 'test', subject: email, email, isEmailVerified: true, name };
  await upsertUser(services, { identity, isAdmin: false, hasAccess: false });
}
