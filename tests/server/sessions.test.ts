import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedSession } from '../../domain/access/session-list.ts';
import { deleteExpiredSessions } from '../../server/access/queries.ts';
import { createApp } from '../../server/app.ts';
import { call } from '../support/call.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { listRowsWith } from '../support/database/list-stored-rows.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createPerson, createSession } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

const server = startOnce(startApiServer);
let start: number;

beforeAll(async () => {
  start = Date.now();
});

describe('sliding session expiry', () => {
  test('does not change within a day', async () => {
    const { id, token } = await createGuest();
    expect(await visit(token, 23 * hourMs)).toEqual({ isSignedIn: true, cookie: undefined });
    expect(await expiriesOf(id)).toEqual([start + 30 * dayMs]);
  });

  test('extends to 30 days when used after 25 hours, in the database and in the cookie', async () => {
    const { id, token } = await createGuest();
    const { isSignedIn, cookie } = await visit(token, 25 * hourMs);
    expect(isSignedIn).toBe(true);
    expect(cookie).toContain(`session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(await expiriesOf(id)).toEqual([start + 25 * hourMs + 30 * dayMs]);
  });

  test('ends after 90 days even if used every four weeks, in the database and in the cookie', async () => {
    const { id, token } = await createGuest();
    for (const days of [28, 56]) expect((await visit(token, days * dayMs)).isSignedIn).toBe(true);
    const { isSignedIn, cookie } = await visit(token, 84 * dayMs);
    expect(isSignedIn).toBe(true);
    expect(cookie).toContain(`Max-Age=${6 * 24 * 3600};`);
    expect(await expiriesOf(id)).toEqual([start + 90 * dayMs]);
    // A session ends 90 days after the sign-in at the latest, so this visit no longer extends it.
    expect(await visit(token, 89 * dayMs)).toEqual({ isSignedIn: true, cookie: undefined });
    expect(await visit(token, 90 * dayMs)).toEqual({ isSignedIn: false, cookie: undefined });
  });

  test('ends after 31 days without use, and a visit does not revive it', async () => {
    const { token } = await createGuest();
    expect(await visit(token, 31 * dayMs)).toEqual({ isSignedIn: false, cookie: undefined });
    expect(await visit(token, 31 * dayMs)).toEqual({ isSignedIn: false, cookie: undefined });
  });

  test('the cleanup deletes only expired rows', async () => {
    const [gone, kept] = [await createGuest(), await createGuest()];
    await visit(kept.token, 2 * dayMs);
    await call(server, { path: '/sign-in' });
    await deleteExpiredSessions(servicesAfter(31 * dayMs));
    expect(await expiriesOf(gone.id)).toEqual([]);
    expect(await expiriesOf(kept.id)).toHaveLength(1);
    expect(await server.services.db.query`select from sign_in_attempts`).toEqual([]);
  });
});

describe('signing out', () => {
  test('ends the session on the server: the old cookie no longer works', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const answer = await call(server, { method: 'POST', path: '/sign-out', token });
    expect(answer).toMatchObject({ status: 200, body: { user: null } });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await expiriesOf(id)).toEqual([]);
  });

  test('leaves the other devices signed in', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const otherDevice = await createSession(server.services, id);
    await call(server, { method: 'POST', path: '/sign-out', token });
    expect(await call(server, { path: '/profile', token: otherDevice })).toMatchObject({ status: 200 });
  });

  test('twice, or without a session, is not an error', async () => {
    const { token } = await createPerson(server.services, 'learner');
    for (const cookie of [token, token, undefined])
      expect(await call(server, { method: 'POST', path: '/sign-out', token: cookie })).toMatchObject({ status: 200 });
  });
});

describe('signing in again in the same browser', () => {
  test('ends the previous session', async () => {
    const browser = createHttpClient(server.baseUrl);
    await signIn(browser, 'learner@foxtale.test');
    const former = browser.cookies.get('session')?.value ?? '';
    await signIn(browser, 'learner@foxtale.test');
    const latter = browser.cookies.get('session')?.value ?? '';
    expect(latter).not.toBe(former);
    expect(await call(server, { path: '/profile', token: former })).toMatchObject({ code: 'not-signed-in' });
    expect(await call(server, { path: '/profile', token: latter })).toMatchObject({ status: 200 });
  });

  test('clears the cache only if another user signs in', async () => {
    const browser = createHttpClient(server.baseUrl);
    const cleared = async (email: string) => (await signIn(browser, email)).headers.get('clear-site-data');
    expect(await cleared('learner@foxtale.test')).toBeNull();
    expect(await cleared('learner@foxtale.test')).toBeNull();
    expect(await cleared('admin@foxtale.test')).toBe('"cache"');
  });
});

describe('the list of my sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

  test('has the device and last use of each session, the current one first', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const other = await createSession(servicesAfter(-3 * dayMs), id);
    await server.services.db.query`
      update sessions set browser = 'Chrome', system = 'Android', last_seen_at = ${new Date(start - 2 * dayMs)}
      where account_id = ${id} and created_at < ${new Date(start - dayMs)}`;
    const now = { browser: null, system: null, isCurrent: true };
    const then = { browser: 'Chrome', system: 'Android', lastSeenAt: new Date(start - 2 * dayMs).toISOString() };
    expect(await list(token)).toMatchObject([now, { ...then, isCurrent: false }]);
    // A request with the other session updates the last use of that session.
    const [first] = await list(other);
    expect(first?.isCurrent).toBe(true);
    const seen = (await list(token)).find(({ isCurrent }) => !isCurrent);
    expect(Date.parse(seen?.lastSeenAt ?? '')).toBeGreaterThan(start - hourMs);
  });

  test('has the browser that was used for the sign-in', async () => {
    const browser = createHttpClient(server.baseUrl);
    await signIn(browser, 'names@foxtale.test', { 'user-agent': firefox });
    const token = browser.cookies.get('session')?.value ?? '';
    expect(await list(token)).toMatchObject([{ browser: 'Firefox', system: 'Linux', isCurrent: true }]);
  });

  test('has no ended sessions, no sessions of other users and no secrets', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    await createSession(servicesAfter(-31 * dayMs), id);
    await createPerson(server.services, 'learner');
    const { text } = await call(server, { path: '/sessions', token });
    expect(await list(token)).toHaveLength(1);
    expect(text).not.toContain(token);
    expect(text).not.toContain('hash');
  });

  test('ends one session and keeps the others', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    const other = await createSession(server.services, id);
    const listed = (await list(token)).find(({ isCurrent }) => !isCurrent);
    const answer = await call(server, { method: 'DELETE', path: `/sessions/${listed?.id}`, token });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await call(server, { path: '/profile', token: other })).toMatchObject({ code: 'not-signed-in' });
    expect(await list(token)).toHaveLength(1);
  });

  test('cannot end a session of another user', async () => {
    const [one, other] = [
      await createPerson(server.services, 'learner'),
      await createPerson(server.services, 'learner'),
    ];
    const [theirs] = await list(other.token);
    const request = { method: 'DELETE', path: `/sessions/${theirs?.id}`, token: one.token };
    expect(await call(server, request)).toMatchObject({ status: 404, code: 'not-found' });
    expect(await call(server, { path: '/profile', token: other.token })).toMatchObject({ status: 200 });
  });

  test.each(['/sessions', 'the current one'])('ending %s deletes the cookie and clears the cache', async (which) => {
    const { id, token } = await createPerson(server.services, 'learner');
    const other = await createSession(server.services, id);
    const [current] = await list(token);
    const path = which === '/sessions' ? which : `/sessions/${current?.id}`;
    const answer = await call(server, { method: 'DELETE', path, token });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await call(server, { path: '/profile', token })).toMatchObject({ code: 'not-signed-in' });
    const isSignedInElsewhere = (await call(server, { path: '/profile', token: other })).status === 200;
    expect(isSignedInElsewhere).toBe(which !== '/sessions');
  });

  const list = async (token: string) =>
    ((await call(server, { path: '/sessions', token })).body as { sessions: ListedSession[] }).sessions;
});

test('an unknown session cookie means not signed in', async () => {
  for (const token of ['', 'forged', '%00', 'a'.repeat(4000)])
    expect(await call(server, { path: '/session', token })).toMatchObject({ status: 200, body: { user: null } });
});

const servicesAfter = (elapsedMs: number) => ({ ...server.services, now: () => new Date(start + elapsedMs) });

const createGuest = () => createPerson(servicesAfter(0), 'learner');

/** Requests the session at a simulated time: `elapsedMs` after the start of the test. */
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
