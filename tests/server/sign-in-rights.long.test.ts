import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { listStoredRows } from '../support/database/list-stored-rows.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startIdentityProvider } from '../support/servers/start-identity-provider.ts';
import { startOnce } from '../support/servers/start-once.ts';
import type { TestServer } from '../support/servers/start-test-server.ts';

const ADMIN_EMAILS = 'Boss@Foxtale.Test, chief@foxtale.test';
const beta = startOnce(() => startApiServer({ ADMIN_EMAILS }));
const open = startOnce(() => startApiServer({ ADMIN_EMAILS, ACCESS: 'open' }));

describe('rights after the first sign-in', () => {
  test.each([
    { email: 'admin@foxtale.test', inBeta: 'admin', inOpen: 'admin' },
    { email: 'learner@foxtale.test', inBeta: 'access', inOpen: 'access' },
    { email: 'waiting@foxtale.test', inBeta: 'nothing', inOpen: 'access' },
    { email: 'somebody@else.example', inBeta: 'nothing', inOpen: 'access' },
    { email: 'boss@foxtale.test', inBeta: 'admin', inOpen: 'admin' },
    { email: 'CHIEF@FOXTALE.TEST', inBeta: 'admin', inOpen: 'admin' },
    { email: 'admin@foxtale.test.example', inBeta: 'nothing', inOpen: 'access' },
  ])('$email: $inBeta in beta, $inOpen when open', async ({ email, inBeta, inOpen }) => {
    expect(await rightsAfterSignIn(beta, email)).toBe(inBeta);
    expect(await rightsAfterSignIn(open, email)).toBe(inOpen);
  });
});

test('signing in twice keeps one account and opens two sessions', async () => {
  const email = 'twice@foxtale.test';
  await signInTo(beta, email);
  await signInTo(beta, email.toUpperCase());
  const { accounts = [], users = [], sessions = [] } = await listStoredRows(beta.services);
  const ids = accounts.filter((account) => account.email === email).map((account) => account.id);
  expect(ids).toHaveLength(1);
  expect(users.filter((user) => user.id === ids[0])).toHaveLength(1);
  expect(sessions.filter((session) => session.account_id === ids[0])).toHaveLength(2);
});

test('granted access and chosen settings survive the next sign-in', async () => {
  const email = 'patient@foxtale.test';
  const browser = await signInTo(beta, email);
  const { user } = await (await browser.request('/api/session')).json();
  const { token } = await createPerson(beta.services, 'admin');
  await call(beta, { method: 'PATCH', path: `/admin/users/${user.uid}`, token, body: { hasAccess: true } });
  await browser.request('/api/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"mainLang":"sl"}',
  });

  const answer = await (await signInTo(beta, email)).request('/api/profile');
  expect(await answer.json()).toMatchObject({ profile: { id: user.uid, mainLang: 'sl', isAdmin: false } });
});

describe('with an external provider', () => {
  const email = 'boss@foxtale.test';

  test.each([
    { isVerified: true, rights: 'admin' },
    { isVerified: false, rights: 'nothing' },
  ])('an address in ADMIN_EMAILS that is verified ($isVerified) gets $rights', async ({ isVerified, rights }) => {
    await using google = await startWithProvider({ sub: '4711', email, email_verified: isVerified, name: 'Boss' });
    expect(await rightsOf(await google.walk())).toBe(rights);
  });

  test('the local demo accounts have no special rights', async () => {
    const person = { sub: '4712', email: 'admin@foxtale.test', email_verified: true, name: 'Mallory' };
    await using google = await startWithProvider(person);
    expect(await rightsOf(await google.walk())).toBe('nothing');
  });

  test('a changed email address keeps the account', async () => {
    const person = { sub: '4713', email: 'old@foxtale.test', email_verified: true, name: 'Old Name' };
    await using google = await startWithProvider(person);
    await google.walk();
    Object.assign(person, { email: 'new@foxtale.test', name: 'New Name' });
    await google.walk();
    const { accounts, users } = await listStoredRows(google.server.services);
    expect(accounts).toEqual([
      expect.objectContaining({ email: 'new@foxtale.test', name: 'New Name', subject: '4713' }),
    ]);
    expect(users).toEqual([expect.objectContaining({ email: 'new@foxtale.test' })]);
  });
});

async function signInTo(server: TestServer, email: string) {
  const browser = createHttpClient(server.baseUrl);
  expect((await signIn(browser, email)).status).toBe(200);
  return browser;
}

const rightsAfterSignIn = async (server: TestServer, email: string) => rightsOf(await signInTo(server, email));

/** Reads the rights of a user from the response of the profile endpoint. */
async function rightsOf(browser: { request: (path: string) => Promise<Response> }) {
  const answer = await browser.request('/api/profile');
  if (answer.status === 403) return 'nothing';
  const { profile } = await answer.json();
  return profile.isAdmin === true ? 'admin' : 'access';
}

/**
 * Starts a server with its own identity provider. `walk` signs in as the popup does: it follows the redirects between server and
 * provider and keeps the cookies of each.
 */
async function startWithProvider(person: Parameters<typeof startIdentityProvider>[0]) {
  const port = String(await findFreePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const provider = await startIdentityProvider(person, `${baseUrl}/api/sign-in/callback`);
  const server = await startApiServer({ PORT: port, ADMIN_EMAILS: 'boss@foxtale.test', ...provider.environment });
  return {
    server,
    async walk() {
      const ours = createHttpClient(baseUrl);
      const theirs = createHttpClient(provider.issuer);
      let answer = await ours.request('/api/sign-in');
      for (
        let location = answer.headers.get('location');
        location !== null;
        location = answer.headers.get('location')
      ) {
        const url = new URL(location, provider.issuer);
        answer = await (url.origin === baseUrl ? ours : theirs).request(url.href);
      }
      expect(await answer.text()).toContain('data-result="signed-in"');
      return ours;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await provider.stop();
    },
  };
}
