import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedAction } from '../../domain/admin/action-list.ts';
import type { UserPage } from '../../domain/admin/user-list.ts';
import { call } from '../../tests/support/call.ts';
import { followEvents } from '../../tests/support/follow-events.ts';
import { createPerson, createSession, deleteProfile, leaveForGood, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import type { TestServer } from '../../tests/support/servers/start-test-server.ts';
import { deleteAccount, upsertUser } from '../access/queries.ts';
import { changeRights } from './change-rights.ts';

describe.each(['beta', 'open'])('a blocked account with ACCESS=%s', (access) => {
  const server = startOnce(() => startApiServer({ ACCESS: access }));
  let admin: Person;

  beforeAll(async () => {
    admin = await createPerson(server.services, 'admin');
  });

  test('loses all sessions at once, and cannot read after a new sign-in', async () => {
    const reader = await createPerson(server.services, 'learner');
    const otherDevice = await createSession(server.services, reader.id);
    expect(await call(server, { path: '/home', token: reader.token })).toMatchObject({ status: 200 });
    expect(await block(server, admin, reader.id, true)).toMatchObject({ status: 200, body: { isBlocked: true } });
    for (const token of [reader.token, otherDevice])
      expect(await call(server, { path: '/home', token })).toMatchObject({ code: 'not-signed-in' });
    const token = await createSession(server.services, reader.id);
    for (const path of ['/profile', '/home', '/live', '/beta-application', '/admin/users'])
      expect(await call(server, { path, token })).toMatchObject({ status: 403, code: 'blocked' });
  });

  test('loses its open event streams', async () => {
    const reader = await createPerson(server.services, 'learner');
    await using page = await followEvents(server, reader.token);
    await block(server, admin, reader.id, true);
    await expect.poll(() => page.isEnded).toBe(true);
    // Only the last event is checked: a late event about the creation of the account may come before it.
    expect(page.events.at(-1)).toEqual({ topic: 'session' });
  });

  test('can still export its data and delete itself', async () => {
    const reader = await createPerson(server.services, 'learner');
    await block(server, admin, reader.id, true);
    const token = await createSession(server.services, reader.id);
    const { body } = await call(server, { path: '/account/data', token });
    expect(body).toMatchObject({ account: { email: reader.email, blockedAt: expect.any(String) } });
    expect(await call(server, leaveForGood({ id: reader.id, token }))).toMatchObject({ status: 200 });
  });

  test('stays blocked when it is deleted and created again', async () => {
    const email = 'comes-back@foxtale.test';
    const identity = { issuer: 'test', subject: email, email, isEmailVerified: true, name: '' };
    const signIn = () => upsertUser(server.services, { identity, isAdmin: false, hasAccess: true });
    await block(server, admin, await signIn(), true);
    await deleteAccount(server.services, await signIn());
    const id = await signIn();
    const token = await createSession(server.services, id);
    expect(await call(server, { path: '/home', token })).toMatchObject({ code: 'blocked' });
    await block(server, admin, id, false);
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
    await deleteAccount(server.services, id);
    const again = await createSession(server.services, await signIn());
    expect(await call(server, { path: '/profile', token: again })).toMatchObject({ status: 200 });
  });

  test('has its former rights after it is unblocked', async () => {
    const reader = await createPerson(server.services, 'learner');
    await block(server, admin, reader.id, true);
    expect(await block(server, admin, reader.id, false)).toMatchObject({ body: { isBlocked: false, hasAccess: true } });
    const token = await createSession(server.services, reader.id);
    expect(await call(server, { path: '/profile', token })).toMatchObject({
      body: { profile: { learningLang: 'es' } },
    });
  });

  test('does not need a profile', async () => {
    const reader = await createPerson(server.services, 'learner');
    await deleteProfile(server.services, reader.id);
    expect(await block(server, admin, reader.id, true)).toMatchObject({ body: { isBlocked: true } });
    const token = await createSession(server.services, reader.id);
    const change = { method: 'PATCH', path: '/profile', token, body: { mainLang: 'de' } };
    expect(await call(server, change)).toMatchObject({ code: 'blocked' });
  });

  test('is listed under blocked users, and blocking and unblocking are logged', async () => {
    const reader = await createPerson(server.services, 'learner');
    for (const isBlocked of [true, true, false, true]) await block(server, admin, reader.id, isBlocked);
    const list = async (show: string) => {
      const path = `/admin/users?show=${show}&search=${encodeURIComponent(reader.email)}`;
      return (await call(server, { path, token: admin.token })).body as UserPage;
    };
    expect((await list('blocked')).users).toMatchObject([{ id: reader.id, isBlocked: true, hasAccess: true }]);
    expect((await list('access')).total).toBe(0);
    const { body } = await call(server, { path: '/admin/actions', token: admin.token });
    const done = (body as { actions: ListedAction[] }).actions.filter(({ user }) => user === reader.email);
    expect(done.map(({ action }) => action)).toEqual(['account-blocked', 'account-unblocked', 'account-blocked']);
  });

  test('is never the admin’s own', async () => {
    expect(await block(server, admin, admin.id, true)).toMatchObject({ status: 409, code: 'own-rights' });
  });
});

test('the last active admin cannot be blocked, and a blocked admin does not count as active', async () => {
  const isolated = await startApiServer({ ACCESS: 'open' });
  try {
    const [one, other] = [
      await createPerson(isolated.services, 'admin'),
      await createPerson(isolated.services, 'admin'),
    ];
    const blockBy = (by: Person, whom: Person) =>
      changeRights(isolated.services, { adminId: by.id, userId: whom.id }, { isBlocked: true });
    const outcomes = await Promise.allSettled([blockBy(one, other), blockBy(other, one)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last-admin' } });
  } finally {
    await isolated.stop();
  }
});

test('switching from beta to open admits waiting users but not blocked ones', async () => {
  const before = await startApiServer();
  const admin = await createPerson(before.services, 'admin');
  const [waiting, blocked] = [
    await createPerson(before.services, 'waiting'),
    await createPerson(before.services, 'waiting'),
  ];
  await block(before, admin, blocked.id, true);
  await before.stop();
  const after = await startApiServer({ ACCESS: 'open', DATABASE_URL: before.services.config.databaseUrl ?? '' });
  try {
    expect(await call(after, { path: '/profile', token: waiting.token })).toMatchObject({ status: 200 });
    const token = await createSession(after.services, blocked.id);
    expect(await call(after, { path: '/profile', token })).toMatchObject({ status: 403, code: 'blocked' });
  } finally {
    await after.stop();
  }
});

const block = (server: TestServer, admin: Person, userId: string, isBlocked: boolean) =>
  call(server, { method: 'PATCH', path: `/admin/users/${userId}`, token: admin.token, body: { isBlocked } });
