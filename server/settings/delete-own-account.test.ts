import { describe, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { createPerson, createSession, leaveForGood } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
const minuteMs = 60_000;

describe('deleting my account', () => {
  test('needs a sign-in of the last ten minutes', async () => {
    const { id } = await createPerson(server.services, 'learner');
    const agoBy = (minutes: number) => () => new Date(Date.now() - minutes * minuteMs);
    const stale = await createSession({ ...server.services, now: agoBy(11) }, id);
    expect(await call(server, leaveForGood({ id, token: stale }))).toMatchObject({
      status: 403,
      code: 'sign-in-again',
    });
    expect(await call(server, { path: '/profile', token: stale })).toMatchObject({ status: 200 });
    const fresh = await createSession({ ...server.services, now: agoBy(9) }, id);
    expect(await call(server, leaveForGood({ id, token: fresh }))).toMatchObject({ status: 200 });
  });

  test('deletes nothing if another user has signed in meanwhile', async () => {
    const [shown, other] = [
      await createPerson(server.services, 'learner'),
      await createPerson(server.services, 'learner'),
    ];
    const request = leaveForGood({ id: shown.id, token: other.token });
    expect(await call(server, request)).toMatchObject({ status: 404, code: 'not-found' });
    for (const { token } of [shown, other])
      expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
  });

  test('deletes the cookie and clears the cache', async () => {
    const { headers } = await call(server, leaveForGood(await createPerson(server.services, 'learner')));
    expect(headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('the only admin', () => {
  test('must appoint another admin before deleting the account', async () => {
    const isolated = await startApiServer();
    try {
      const admin = await createPerson(isolated.services, 'admin');
      expect(await call(isolated, leaveForGood(admin))).toMatchObject({ status: 409, code: 'only-admin' });
      const { id } = await createPerson(isolated.services, 'learner');
      const change = { method: 'PATCH', path: `/admin/users/${id}`, token: admin.token };
      await call(isolated, { ...change, body: { isAdmin: true } });
      expect(await call(isolated, leaveForGood(admin))).toMatchObject({ status: 200 });
    } finally {
      await isolated.stop();
    }
  });

  test('remains when the last two delete their accounts concurrently', async () => {
    const isolated = await startApiServer();
    try {
      const admins = [await createPerson(isolated.services, 'admin'), await createPerson(isolated.services, 'admin')];
      const answers = await Promise.all(admins.map((admin) => call(isolated, leaveForGood(admin))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    } finally {
      await isolated.stop();
    }
  });
});
