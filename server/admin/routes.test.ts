import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedUser } from '../../domain/admin/user-list.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, deleteProfile, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/start-api-server.ts';
import type { TestServer } from '../../tests/support/start-test-server.ts';
import { upsertUser } from '../access/queries.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startApiServer();
  admin = await createPerson(server.services, 'admin');
  for (let day = 1; day <= 25; day++) await createUser(`user-${String(day).padStart(2, '0')}@pages.test`, day);
});

afterAll(async () => {
  await server.stop();
});

describe('the list of users', () => {
  test('comes newest first, twenty a page, with the number of all', async () => {
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

  test('is searched by any part of the address or the name, in any case', async () => {
    await createUser('find-me@search.test', 1, 'Žiga Novak');
    for (const search of ['FIND-ME', 'search.t', 'novak', 'Žiga', '  find-me  '])
      expect((await list(search)).users.map(({ email }) => email)).toEqual(['find-me@search.test']);
  });

  test('takes the signs of a pattern for what they are', async () => {
    await createUser('100%_sure@signs.test', 1);
    for (const search of ['%', '_', '0%_s']) expect((await list(search)).total).toBe(1);
    expect((await list('\\')).total).toBe(0);
  });

  test('says who applied when, who has access, and whose profile is missing has none', async () => {
    const waiting = await createPerson(server.services, 'waiting');
    const { body } = await call(server, { method: 'PUT', path: '/beta-application', token: waiting.token });
    expect((await list(waiting.email)).users).toEqual([
      {
        ...{ id: waiting.id, email: waiting.email, name: 'waiting', createdAt: expect.any(String) },
        ...{ hasAccess: false, isAdmin: false, ...(body as { appliedAt: string }) },
      },
    ]);
    const lost = await createPerson(server.services, 'admin');
    await deleteProfile(server.services, lost.id);
    expect((await list(lost.email)).users).toMatchObject([{ hasAccess: false, isAdmin: false, appliedAt: null }]);
  });
});

describe('giving access', () => {
  test('opens the app for a session that waits, and taking it closes it again', async () => {
    const { id, token } = await createPerson(server.services, 'waiting');
    expect(await giveAccess(id, true)).toMatchObject({ status: 200, body: { hasAccess: true } });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
    expect(await giveAccess(id, false)).toMatchObject({ status: 200, body: { hasAccess: false } });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 403, code: 'no-access' });
  });

  test('changes nobody else', async () => {
    const [one, other] = [
      await createPerson(server.services, 'waiting'),
      await createPerson(server.services, 'waiting'),
    ];
    await giveAccess(one.id, true);
    expect(await call(server, { path: '/profile', token: other.token })).toMatchObject({ status: 403 });
  });

  test('to somebody without a profile says that there is nobody', async () => {
    const { id } = await createPerson(server.services, 'waiting');
    await deleteProfile(server.services, id);
    expect(await giveAccess(id, true)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

const giveAccess = (id: string, hasAccess: boolean) =>
  call(server, { method: 'PATCH', path: `/admin/users/${id}`, token: admin.token, body: { hasAccess } });

async function list(search: string, page = 1) {
  const path = `/admin/users?search=${encodeURIComponent(search)}&page=${page}`;
  const { body } = await call(server, { path, token: admin.token });
  return body as { total: number; users: ListedUser[] };
}

async function createUser(email: string, day: number, name = '') {
  const services = { ...server.services, now: () => new Date(Date.UTC(2026, 0, day)) };
  const identity = { issuer: 'test', subject: email, email, isEmailVerified: true, name };
  await upsertUser(services, { identity, isAdmin: false, hasAccess: false });
}
