import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpClient, type HttpClient } from '../support/create-http-client.ts';
import { fingerprintTables } from '../support/database/fingerprint-tables.ts';
import { listStoredRows } from '../support/database/list-stored-rows.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { signIn, walkToCallback, walkToChooser } from '../support/page/walk-through-popup.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(startApiServer);

const openBrowser = () => createHttpClient(server.baseUrl);

test('the account chooser offers the demo accounts and any other address, in the requested language', async () => {
  const { status, page } = await walkToChooser(openBrowser());
  expect(status).toBe(200);
  expect(page).toContain('<html lang="en">');
  for (const role of ['admin', 'learner', 'waiting']) expect(page).toContain(`value="${role}@foxtale.test"`);
  expect(page).toContain('type="email"');
});

test('choosing an account signs in: the popup reports it, and the session belongs to this account', async () => {
  const browser = openBrowser();
  const answer = await signIn(browser, 'learner@foxtale.test');
  expect(answer.status).toBe(200);
  expect(await resultOf(answer)).toBe('signed-in');
  expect(await whoIs(browser)).toEqual({ uid: expect.any(String), email: 'learner@foxtale.test', name: 'Maja' });
});

test('after a sign-out another account can be chosen at once', async () => {
  const browser = openBrowser();
  for (const email of ['learner@foxtale.test', 'admin@foxtale.test', 'waiting@foxtale.test']) {
    expect((await signIn(browser, email)).status).toBe(200);
    expect(await whoIs(browser)).toMatchObject({ email });
    const origin = server.baseUrl;
    await browser.request('/api/sign-out', { method: 'POST', headers: { origin } });
  }
});

test('the chooser refuses an invalid address, and accepts a valid one afterwards', async () => {
  const browser = openBrowser();
  const { address } = await walkToChooser(browser);
  const answer = await browser.request(address, { method: 'POST', body: new URLSearchParams({ email: 'fox' }) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('role="alert"');
  expect((await signIn(browser, 'fox@foxtale.test')).status).toBe(200);
});

test('the session cookie is HttpOnly and SameSite', async () => {
  const browser = openBrowser();
  await signIn(browser, 'learner@foxtale.test');
  const line = browser.cookies.get('session')?.line.split('; ').slice(1).sort();
  expect(line).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  expect(browser.cookies.has('sign-in-state')).toBe(false);
});

test('behind TLS the cookie has the __Host- prefix and is Secure', async () => {
  const port = await findFreePort();
  const baseUrl = 'https://foxtale.example';
  const secureServer = await startApiServer({ BASE_URL: baseUrl, PORT: String(port), LOCAL_ACCOUNTS: 'always' });
  try {
    const browser = createHttpClient(baseUrl, `http://127.0.0.1:${port}`);
    const callback = await walkToCallback(browser, { email: 'learner@foxtale.test' });
    const state = browser.cookies.get('__Host-sign-in-state')?.line.split('; ').slice(1).sort();
    expect(state).toEqual(['HttpOnly', 'Max-Age=900', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await resultOf(await browser.request(callback))).toBe('signed-in');
    expect(browser.cookies.has('__Host-sign-in-state')).toBe(false);
    expect(await resultOf(await signIn(browser, 'learner@foxtale.test'))).toBe('signed-in');
    const line = browser.cookies.get('__Host-session')?.line.split('; ').slice(1).sort();
    expect(line).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await whoIs(browser)).toMatchObject({ email: 'learner@foxtale.test' });

    await browser.request('/api/sign-out', { method: 'POST', headers: { origin: baseUrl } });
    expect(browser.cookies.has('__Host-session')).toBe(false);
  } finally {
    await secureServer.stop();
  }
});

test('the database stores hashes of secrets only', async () => {
  const browser = openBrowser();
  const callback = await walkToCallback(browser, { email: 'learner@foxtale.test' });
  const state = new URL(callback).searchParams.get('state') ?? '';
  const during = await listStoredRows(server.services);
  expect(during.sign_in_attempts).toContainEqual(expect.objectContaining({ state_hash: hashOf(state) }));
  expect(JSON.stringify(during)).not.toContain(state);

  await browser.request(callback);
  const token = browser.cookies.get('session')?.value ?? '';
  expect(token).toHaveLength(43);
  const after = await listStoredRows(server.services);
  expect(after.sessions).toContainEqual(expect.objectContaining({ token_hash: hashOf(token) }));
  expect(JSON.stringify(after)).not.toContain(token);
});

describe('a callback does not sign in', () => {
  const change = (address: string, parameter: string, value: string | undefined) => {
    const url = new URL(address);
    if (value === undefined) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, value);
    return url.href;
  };

  test.each<[string, (callback: string) => string]>([
    ['without a code', (callback) => change(callback, 'code', undefined)],
    ['with a code that was tampered with', (callback) => change(callback, 'code', 'forged')],
    ['with a forged state', (callback) => change(callback, 'state', 'forged')],
    ['without a state', (callback) => change(callback, 'state', undefined)],
    ['with another issuer', (callback) => change(callback, 'iss', 'https://accounts.google.com')],
    ['when the provider reports an error', (callback) => change(callback, 'error', 'server_error')],
    ['without anything', () => '/api/sign-in/callback'],
  ])('%s', async (_name, forge) => {
    const browser = openBrowser();
    const callback = await walkToCallback(browser, { email: 'stranger@foxtale.test' });
    await expectRefusal(browser, forge(callback));
  });

  test('with a state that is also forged in the cookie', async () => {
    const browser = openBrowser();
    const callback = await walkToCallback(browser, { email: 'stranger@foxtale.test' });
    const cookie = browser.cookies.get('sign-in-state');
    if (cookie !== undefined) browser.cookies.set('sign-in-state', { ...cookie, value: 'forged' });
    await expectRefusal(browser, change(callback, 'state', 'forged'));
  });

  test('twice, even with the original cookies (replay)', async () => {
    const browser = openBrowser();
    const callback = await walkToCallback(browser, { email: 'learner@foxtale.test' });
    const again = openBrowser();
    for (const [name, cookie] of browser.cookies) again.cookies.set(name, cookie);
    expect((await browser.request(callback)).status).toBe(200);
    await expectRefusal(again, callback);
  });

  test('in another browser; the original browser can still finish', async () => {
    const browser = openBrowser();
    const callback = await walkToCallback(browser, { email: 'learner@foxtale.test' });
    await expectRefusal(openBrowser(), callback);
    expect((await browser.request(callback)).status).toBe(200);
  });

  test('with the code of another browser’s sign-in', async () => {
    const attacker = openBrowser();
    const stolen = new URL(await walkToCallback(attacker, { email: 'stranger@foxtale.test' })).searchParams.get('code');
    const victim = openBrowser();
    const callback = await walkToCallback(victim, { email: 'stranger@foxtale.test' });
    await expectRefusal(victim, change(callback, 'code', stolen ?? ''));
  });

  test('after 15 minutes', async () => {
    const browser = openBrowser();
    const callback = new URL(await walkToCallback(browser, { email: 'stranger@foxtale.test' }));
    const late = createApp({ ...server.services, now: () => new Date(Date.now() + 15 * 60_000 + 1000) });
    const cookie = `sign-in-state=${browser.cookies.get('sign-in-state')?.value}`;
    const headers = { cookie, host: callback.host };
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const answer = await late.request(callback.pathname + callback.search, { headers }, here);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie().join()).not.toContain('session=');
  });
});

test('Cancel creates no session, and the popup reports it', async () => {
  const browser = openBrowser();
  const callback = await walkToCallback(browser, { cancel: '' });
  const before = await fingerprintPeople();
  const answer = await browser.request(callback);
  expect(answer.status).toBe(200);
  expect(await resultOf(answer)).toBe('refused');
  expect(await whoIs(browser)).toBeNull();
  expect(await fingerprintPeople()).toEqual(before);
});

test('the last page of the popup is in the language of the browser', async () => {
  const answer = await openBrowser().request('/api/sign-in/callback', { headers: { 'accept-language': 'sl-SI,en' } });
  expect(await answer.text()).toContain('<html lang="sl">');
});

const hashOf = (secret: string) => `\\x${createHash('sha256').update(secret).digest('hex')}`;

async function expectRefusal(browser: HttpClient, callback: string) {
  const before = await fingerprintPeople();
  const answer = await browser.request(callback);
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('data-result="failed"');
  expect(page).not.toMatch(/forged|AppError|OperationProcessingError|\.ts:/);
  expect(browser.cookies.has('session')).toBe(false);
  expect(await fingerprintPeople()).toEqual(before);
}

/** Fingerprints all tables except `sign_in_attempts`, because every attempt to sign in deletes a row there. */
async function fingerprintPeople() {
  const { sign_in_attempts: _, ...marks } = await fingerprintTables(server.services);
  return marks;
}

async function resultOf(answer: Response) {
  return /data-result="([a-z-]+)"/.exec(await answer.text())?.[1];
}

async function whoIs(browser: HttpClient) {
  const { user } = await (await browser.request('/api/session')).json();
  return user;
}
