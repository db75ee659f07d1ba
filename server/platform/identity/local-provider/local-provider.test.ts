import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpClient, type HttpClient } from '../../../../tests/support/create-http-client.ts';
import { createLog } from '../../log.ts';
import { createLocalProvider } from './local-provider.ts';

// Two web processes behind one load balancer: each has its own provider, and requests go to `current`.
const server = createServer((request, response) => current.handle(request, response));
let first: ReturnType<typeof createLocalProvider>;
let second: ReturnType<typeof createLocalProvider>;
let current: ReturnType<typeof createLocalProvider>;
let baseUrl: string;
let warnings: { msg: string }[];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = createLog({ logLevel: 'info', role: 'web' }, { write: (line) => warnings.push(JSON.parse(line)) });
  first = createLocalProvider({ baseUrl, listensOn: baseUrl, hasWaitingList: true, log });
  second = createLocalProvider({ baseUrl, listensOn: baseUrl, hasWaitingList: true, log });
});

beforeEach(() => {
  warnings = [];
  current = first;
});

afterAll(() => server.close());

describe('a sign-in that began in another process', () => {
  const unknown = expect.objectContaining({
    level: 40,
    msg: expect.stringMatching(
      /another process .* set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or run one web process$/,
    ),
  });

  test('is answered as expired at the account chooser, and the log says why', async () => {
    const browser = createHttpClient(baseUrl);
    const chooser = await openChooser(browser);
    current = second;
    const answer = await browser.request(chooser);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('has expired')]);
    expect(warnings).toEqual([unknown]);
  });

  test('is answered as expired after the choice, and the log says why', async () => {
    const browser = createHttpClient(baseUrl);
    const chooser = await openChooser(browser);
    const chosen = await browser.request(chooser, {
      method: 'POST',
      body: new URLSearchParams({ email: 'learner@foxtale.test' }),
    });
    current = second;
    const answer = await browser.request(chosen.headers.get('location') ?? '');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('has expired')]);
    expect(warnings).toEqual([unknown]);
  });
});

test('a request without a sign-in in progress is answered without a warning', async () => {
  for (const path of ['/oidc/interaction/x', '/oidc/auth/x']) {
    const answer = await createHttpClient(baseUrl).request(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 400, expect.stringContaining('has expired')]);
  }
  expect(warnings).toEqual([]);
});

test('an invalid request is not called expired', async () => {
  const answer = await createHttpClient(baseUrl).request('/oidc/auth?client_id=nobody');
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('The sign-in failed')]);
});

/** Begins a sign-in and returns the address of the account chooser. */
async function openChooser(browser: HttpClient) {
  const secrets = { state: 'state', nonce: 'nonce', codeVerifier: 'a'.repeat(43) };
  const begun = await browser.request((await current.identity.authorizationUrl(secrets, 'en')).href);
  return begun.headers.get('location') ?? '';
}
