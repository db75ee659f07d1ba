import { beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../server/access/queries.ts';
import { createApp } from '../../server/app.ts';
import { call } from '../support/call.ts';
import { listRowsWith } from '../support/list-stored-rows.ts';
import { createPerson, createSession } from '../support/people.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

const server = startOnce(startApiServer);
let start: number;

beforeAll(async () => {
  start = Date.now();
});

describe('a session slides', () => {
  test('within a day it is left alone', async () => {
    const { id, token } = await createGuest();
    expect(await visit(token, 23 * hourMs)).toEqual({ isSignedIn: true, cookie: undefined });
    expect(await expiriesOf(id)).toEqual([start + 30 * dayMs]);
  });

  test('used after 25 hours it lasts 30 days from then, in the database and in the browser', async () => {
    const { id, token } = await createGuest();
    const { isSignedIn, cookie } = await visit(token, 25 * hourMs);
    expect(isSignedIn).toBe(true);
    expect(cookie).toContain(`session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(await expiriesOf(id)).toEqual([start + 25 * hourMs + 30 * dayMs]);
  });

  test('used every four weeks it never ends', async () => {
    const { token } = await createGuest();
    for (const days of [28, 56, 84]) expect((await visit(token, days * dayMs)).isSignedIn).toBe(true);
  });

  test('unused for 31 days it is gone, and coming back does not wake it', async () => {
    const { token } = await createGuest();
    expect(await visit(token, 31 * dayMs)).toEqual({ isSignedIn: false, cookie: undefined });
    expect(await visit(token, 31 * dayMs)).toEqual({ isSignedIn: false, cookie: undefined });
  });

  test('the sweep removes what has expired, and nothing else', async () => {
    const [gone, kept] = [await createGuest(), await createGuest()];
    await visit(kept.token, 2 * dayMs);
    await call(server, { path: '/sign-in' });
    await deleteExpired(servicesAfter(31 * dayMs));
    expect(await expiriesOf(gone.id)).toEqual([]);
    expect(await expiriesOf(kept.id)).toHaveLength(1);
    expect(await server.services.db.query`select from sign_in_attempts`).toEqual([]);
  });
});

describe('signing out', () => {
  test('ends the session on the server: the old cookie opens nothing', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const answer = await call(server, { method: 'POST', path: '/sign-out', token });
    expect(answer).toMatchObject({ status: 200, body: { user: null } });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await expiriesOf(id)).toEqual([]);
  });

  test('leaves the other devices signed in', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const otherDevice = await createSession(server.services, id);
    await call(server, { method: 'POST', path: '/sign-out', token });
    expect(await call(server, { path: '/profile', token: otherDevice })).toMatchObject({ status: 200 });
  });

  test('twice, or without ever having signed in, is no error', async () => {
    const { token } = await createPerson(server.services, 'learner');
    for (const cookie of [token, token, undefined])
      expect(await call(server, { method: 'POST', path: '/sign-out', token: cookie })).toMatchObject({ status: 200 });
  });
});

test('a cookie that is no session of ours is nobody', async () => {
  for (const token of ['', 'forged', '%00', 'a'.repeat(4000)])
    expect(await call(server, { path: '/session', token })).toMatchObject({ status: 200, body: { user: null } });
});

const servicesAfter = (elapsedMs: number) => ({ ...server.services, now: () => new Date(start + elapsedMs) });

const createGuest = () => createPerson(servicesAfter(0), 'learner');

/** A request at another hour of the clock. */
async function visit(token: string, elapsedMs: number) {
  const app = createApp(servicesAfter(elapsedMs));
  const answer = await app.request('/api/session', { headers: { cookie: `session=${token}` } });
  const { user } = (await answer.json()) as { user: unknown };
  return { isSignedIn: user !== null, cookie: answer.headers.getSetCookie()[0] };
}

async function expiriesOf(accountId: string) {
  const { sessions = [] } = await listRowsWith(server.services, accountId);
  return sessions.map((session) => Date.parse(String(session.expires_at)));
}
