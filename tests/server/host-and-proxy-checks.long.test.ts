import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { openConnection } from '../support/open-connection.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const signInPaths = [
  '/api/sign-in',
  '/api/sign-in?language=de',
  '/api/sign-in/callback?code=x&state=x',
  '/oidc/.well-known/openid-configuration',
  '/oidc/auth?client_id=foxtale',
  '/oidc/interaction/x',
];

describe('local accounts without a password, behind a proxy without BASE_URL', () => {
  const server = startOnce(startApiServer);

  test.each([
    ['host: foxtale.example'],
    ['host: 127.0.0.1.foxtale.example'],
    ['x-forwarded-for: 203.0.113.7'],
    ['x-forwarded-for: 127.0.0.1'],
    ['x-forwarded-for:'],
    ['x-forwarded-proto: https'],
    ['X-Forwarded-Host: 127.0.0.1'],
    ['x-forwarded-server: proxy'],
    ['forwarded: for=127.0.0.1'],
    ['via: 1.1 proxy'],
    ['x-real-ip: 127.0.0.1'],
  ])('are not reachable by a request with %s', async (header) => {
    for (const path of signInPaths) {
      const answer = await ask(server.baseUrl, { path, headers: [header] });
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 (403|503) /)]);
      expect(answer).not.toMatch(/set-cookie|location:/i);
    }
    const { services } = server;
    expect(await services.db.query`select from sign_in_attempts`).toEqual([]);
  });

  test('are not reachable by a request with HTTP/1.0, as nginx sends it by default', async () => {
    for (const path of signInPaths) {
      const answer = await ask(server.baseUrl, { path, headers: [], version: '1.0' });
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 (403|503) /)]);
    }
  });

  test('are not reachable from another machine', async () => {
    const app = createApp(server.services);
    const another = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    for (const path of ['/api/sign-in', '/api/sign-in/callback']) {
      const answer = await app.request(path, { headers: { host: '127.0.0.1:3000' } }, another);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('data-result="local-only"');
    }
  });

  test('are reachable from this machine', async () => {
    const browser = createHttpClient(server.baseUrl);
    expect((await signIn(browser, 'admin@foxtale.test')).status).toBe(200);
    expect(await (await browser.request('/api/session')).json()).toMatchObject({
      user: { email: 'admin@foxtale.test' },
    });
  });
});

describe('with BASE_URL set', () => {
  const server = startOnce(() => startAt({ BASE_URL: 'https://foxtale.example', LOCAL_ACCOUNTS: 'always' }));
  const paths = ['/', '/articles', '/robots.txt', '/api/session', '/api/sign-in', '/api/nowhere', ...signInPaths];

  test.each([
    'evil.example',
    '127.0.0.1',
    'foxtale.example.evil.example',
    'foxtale.example:8443',
    'x@foxtale.example',
    'foxtale.example/',
  ])('refuses a request to host %s', async (host) => {
    for (const path of paths) {
      const answer = await ask(server.listensOn, { path, headers: [`host: ${host}`] });
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 4(21|00) /)]);
    }
  });

  test('answers with an error code in the API, and with the right address elsewhere', async () => {
    const headers = ['host: evil.example'];
    expect(await ask(server.listensOn, { path: '/api/session', headers })).toMatch(
      /\{"error":\{"code":"unknown-host"\}\}$/,
    );
    expect(await ask(server.listensOn, { path: '/', headers })).toContain('https://foxtale.example');
  });

  test('health and metrics answer for every host name, for container health checks', async () => {
    const headers = ['host: 10.1.2.3:3000'];
    expect(await ask(server.listensOn, { path: '/api/health', headers })).toMatch(/^HTTP\/1.1 200 /);
    expect(await ask(server.listensOn, { path: '/metrics', headers })).toMatch(/^HTTP\/1.1 404 .*"not-found"/s);
  });

  test.each(['foxtale.example', 'FOXTALE.example', 'foxtale.example:443'])(
    'answers a request to host %s',
    async (host) => {
      const answer = await ask(server.listensOn, { path: '/api/session', headers: [`host: ${host}`] });
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test('sends HSTS with subdomains and nosniff', async () => {
    for (const path of ['/', '/robots.txt', '/api/session', '/oidc/.well-known/openid-configuration', ...signInPaths]) {
      const answer = await ask(server.listensOn, { path, headers: ['host: foxtale.example'] });
      expect([path, answer]).toEqual([
        path,
        expect.stringMatching(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im),
      ]);
      expect([path, answer]).toEqual([path, expect.stringMatching(/^x-content-type-options: nosniff\r$/im)]);
    }
  });

  test('LOCAL_ACCOUNTS=always signs in through a proxy', async () => {
    const browser = createHttpClient('https://foxtale.example', server.listensOn);
    expect((await signIn(browser, 'learner@foxtale.test')).status).toBe(200);
  });
});

test('a loopback BASE_URL accepts every loopback host name', async () => {
  const server = await startAt({ BASE_URL: 'http://localhost:5173' });
  try {
    for (const host of ['localhost:5173', '127.0.0.1:3000', '[::1]:3000']) {
      const answer = await ask(server.listensOn, { path: '/api/session', headers: [`host: ${host}`] });
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
    }
    const evil = await ask(server.listensOn, { path: '/api/session', headers: ['host: evil.example'] });
    expect(evil).toMatch(/^HTTP\/1.1 421 /);
  } finally {
    await server.stop();
  }
});

/** Starts a server whose BASE_URL is not the address on which it listens. */
async function startAt(environment: Record<string, string>) {
  const port = await findFreePort();
  const server = await startApiServer({ ...environment, PORT: String(port) });
  return { ...server, listensOn: `http://127.0.0.1:${port}` };
}

interface Question {
  path: string;
  headers: readonly string[];
  version?: '1.0' | '1.1';
}

/** Returns the raw response as text. */
async function ask(baseUrl: string, { path, headers, version = '1.1' }: Question) {
  const host = headers.some((header) => header.startsWith('host:')) ? [] : [`host: ${new URL(baseUrl).host}`];
  using connection = openConnection(baseUrl);
  connection.send(`GET ${path} HTTP/${version}\r\n${[...host, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
  await expect.poll(() => connection.isClosed).toBe(true);
  return connection.received;
}
