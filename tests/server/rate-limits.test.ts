import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { deleteExpiredRates, type RateLimit, rateLimits } from '../../server/http/guards/rate-limits.ts';
import type { Services } from '../../server/services.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import type { TestServer } from '../support/servers/start-test-server.ts';

interface Asked {
  method?: string;
  path: string;
  token?: string;
  /** The peer address of the connection. With a proxy, this is the address of the proxy. */
  peer?: string;
  forwardedFor?: string;
}

const garbage = [
  'unknown',
  "'; drop table users --",
  ',,',
  '203.0.113.7:',
  '203.0.113.7:x',
  '203.0.113.7:99999',
  '203.0.113',
  '203.0.113.7 ; x',
  '[203.0.113.7]',
  '2001:db8::1:443:99999999',
  '::1%eth0',
  'x'.repeat(500),
];
const someId = '7f6c1f0e-0000-4000-8000-000000000000';
const proxy = '10.0.0.1';
const start = Date.now();

let servers: TestServer[];
let at: number;

beforeAll(async () => {
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    TRUST_PROXY: '1',
    ROLE: 'web',
    LOCAL_ACCOUNTS: 'always',
  };
  servers = [await startApiServer(environment), await startApiServer(environment)];
});

beforeEach(async () => {
  at = start;
  await services().db.query`delete from traffic.request_rates`;
});

afterAll(async () => {
  for (const server of servers) await server.stop();
});

// Refused and not-found requests are counted as well, to limit guessing by scripts.
const requests: [Exclude<RateLimit, 'sign-in'>, Asked][] = [
  ['definitions', { method: 'POST', path: `/articles/${someId}/definitions` }],
  ['word-definitions', { path: `/articles/${someId}/word-definitions` }],
  ['words', { method: 'POST', path: '/learning/words' }],
  ['words', { method: 'PUT', path: '/learning/settings' }],
  ['reading', { method: 'POST', path: '/learning/reading' }],
  ['word-files', { method: 'POST', path: '/learning/words/import' }],
  ['word-files', { path: '/learning/words.apkg?language=xx' }],
  ['creation', { method: 'POST', path: '/alignment' }],
  ['creation', { method: 'POST', path: '/articles' }],
  ['creation', { method: 'POST', path: `/articles/${someId}/creation/retry` }],
  ['creation', { method: 'POST', path: `/articles/${someId}/translations/xx` }],
  ['text-measures', { method: 'POST', path: '/text-measures' }],
  ['search', { path: '/search?q=%20' }],
  ['feedback', { method: 'POST', path: '/feedback' }],
  ['payments', { method: 'POST', path: '/checkouts' }],
  ['payments', { method: 'POST', path: '/checkouts/x/confirm' }],
  ['payments', { path: '/billing/portal' }],
];

describe.each(requests)('%s: %o', (limit, request) => {
  test('limits a user across servers and addresses', async () => {
    const { token } = await createPerson(services(), 'learner');
    const { perUser } = rateLimits[limit];
    const answers = await askOften(perUser + 5, (count) => ({ ...request, token, forwardedFor: `192.0.2.${count}` }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    const waitSeconds = Math.ceil(60 / perUser);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe(String(waitSeconds));
      expect(await answer.json()).toEqual({ error: { code: 'too-many-requests', details: { waitSeconds } } });
    }
    at += waitSeconds * 1000;
    expect((await ask(0, { ...request, token })).status).not.toBe(429);
    const other = await createPerson(services(), 'learner');
    expect((await ask(1, { ...request, token: other.token })).status).not.toBe(429);
  });
});

test('users behind one address share the limit of the address', async () => {
  const { perUser, perAddress } = rateLimits.creation;
  const people = await Promise.all(
    Array.from({ length: perAddress / perUser + 1 }, () => createPerson(services(), 'learner')),
  );
  const tokenOf = (count: number) => people[count % people.length]?.token ?? '';
  const school = (count: number) => ({
    method: 'POST',
    path: '/alignment',
    token: tokenOf(count),
    forwardedFor: '192.0.2.1',
  });
  const answers = await askOften(perAddress + 5, school);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

describe('signing in', () => {
  test('is limited per address, with an error page', async () => {
    await spendAll({ forwardedFor: '203.0.113.7' });
    const refused = await ask(1, { path: '/sign-in?language=de', forwardedFor: '203.0.113.7' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.text()).toContain('Zu viele Anmeldungen auf einmal');
    expect(await signIn({ forwardedFor: '203.0.113.8' })).toBe(302);
  });

  test('continues at a constant rate once the limit is reached, and allows a burst after a minute of rest', async () => {
    const { perAddress } = rateLimits['sign-in'];
    await spendAll({ forwardedFor: '203.0.113.7' });
    at += 2 * (60_000 / perAddress);
    for (const status of [302, 302, 429]) expect(await signIn({ forwardedFor: '203.0.113.7' })).toBe(status);
    at += 60_000;
    const answers = await askOften(perAddress, () => ({ path: '/sign-in', forwardedFor: '203.0.113.7' }));
    expect(answers.every(({ status }) => status === 302)).toBe(true);
  });
});

describe('an address', () => {
  test('is the entry that the nearest proxy added, regardless of entries from the client', async () => {
    await spendAll({ forwardedFor: '198.51.100.1' });
    expect(await signIn({ forwardedFor: '198.51.100.250, 198.51.100.1' })).toBe(429);
    expect(await signIn({ forwardedFor: '198.51.100.1, 198.51.100.2' })).toBe(302);
  });

  test('of IPv6 is reduced to its network, in any notation', async () => {
    await spendAll({ forwardedFor: '2001:db8:0:7::1' });
    expect(await signIn({ forwardedFor: '2001:0db8:0000:0007:ffff::42' })).toBe(429);
    expect(await signIn({ forwardedFor: '2001:db8:0:8::1' })).toBe(302);
  });

  test.each([...garbage, ''])('that is invalid (%j) falls back to the peer address', async (forwardedFor) => {
    await spendAll({ peer: '10.0.0.9', forwardedFor: '' });
    expect(await signIn({ peer: '10.0.0.9', forwardedFor })).toBe(429);
  });

  test.each(garbage)(
    'that is invalid (%j) is limited as one address, if a proxy on this machine sends it',
    async (forwardedFor) => {
      await spendAll({ peer: '127.0.0.1', forwardedFor: 'unknown' });
      expect(await signIn({ peer: '::1', forwardedFor })).toBe(429);
    },
  );

  test.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:0:7::1]:443', '2001:db8:0:7::2'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7::2'],
  ])('may come with a port, as %s', async (written, plain) => {
    await spendAll({ forwardedFor: written });
    expect(await signIn({ forwardedFor: plain })).toBe(429);
    expect(await signIn({ forwardedFor: '203.0.113.99' })).toBe(302);
  });

  test('of this machine in a header is limited, because a client may have forged it', async () => {
    await spendAll({ forwardedFor: '127.0.0.1' });
    expect(await signIn({ forwardedFor: '127.0.0.1' })).toBe(429);
  });

  test('of this machine is not limited without a proxy, because it is the operator', async () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      await spendAll({ peer }, { trustedProxies: 0 });
      expect(await signIn({ peer }, { trustedProxies: 0 })).toBe(302);
    }
  });

  test('of this machine is limited if there is a proxy but TRUST_PROXY is 0', async () => {
    await spendAll({ peer: '127.0.0.1', forwardedFor: '203.0.113.1' }, { trustedProxies: 0 });
    expect(await signIn({ peer: '127.0.0.1', forwardedFor: '203.0.113.2' }, { trustedProxies: 0 })).toBe(429);
    expect(await signIn({ peer: '127.0.0.1' }, { trustedProxies: 0 })).toBe(302);
  });

  test('of this machine is limited if the trusted proxy sends no header', async () => {
    await spendAll({ peer: '127.0.0.1' });
    expect(await signIn({ peer: '127.0.0.1' })).toBe(429);
  });

  test('in a header is ignored if TRUST_PROXY is 0', async () => {
    const plain = { trustedProxies: 0 };
    await spendAll({ peer: '203.0.113.9', forwardedFor: '203.0.113.10' }, plain);
    expect(await signIn({ peer: '203.0.113.9', forwardedFor: '203.0.113.11' }, plain)).toBe(429);
    expect(await signIn({ peer: '203.0.113.12', forwardedFor: '203.0.113.10' }, plain)).toBe(302);
  });
});

test('the cleanup deletes only expired entries', async () => {
  await spendAll({ forwardedFor: '203.0.113.77' });
  await deleteExpiredRates(services());
  expect(await signIn({ forwardedFor: '203.0.113.77' })).toBe(429);
  at += 61_000;
  await deleteExpiredRates(services());
  expect(await services().db.query`select from traffic.request_rates`).toEqual([]);
});

test('RATE_LIMITS=false turns rate limits off', async () => {
  await spendAll({ forwardedFor: '203.0.113.7' });
  expect(await signIn({ forwardedFor: '203.0.113.7' }, { limitsRates: false })).toBe(302);
});

function services(server = 0, config: Partial<Services['config']> = {}): Services {
  const found = servers[server % servers.length]?.services;
  if (found === undefined) throw new Error('Unknown server.');
  return { ...found, config: { ...found.config, ...config }, now: () => new Date(at) };
}

const apps = new Map<string, ReturnType<typeof createApp>>();

function appOf(server: number, config?: Partial<Services['config']>) {
  const key = JSON.stringify([server % servers.length, config]);
  const app = apps.get(key) ?? createApp(services(server, config));
  apps.set(key, app);
  return app;
}

async function ask(server: number, asked: Asked, config?: Partial<Services['config']>) {
  const { method = 'GET', path, token, peer = proxy, forwardedFor } = asked;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { cookie: `session=${token}` }),
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
  };
  const connection = { incoming: { socket: { remoteAddress: peer } } };
  const body = method === 'GET' ? {} : { body: '{}' };
  return appOf(server, config).request(`/api${path}`, { method, headers, ...body }, connection);
}

const signIn = async (asked: Omit<Asked, 'path'>, config?: Partial<Services['config']>) =>
  (await ask(1, { path: '/sign-in', ...asked }, config)).status;

const spendAll = (asked: Omit<Asked, 'path'>, config?: Partial<Services['config']>) =>
  askOften(rateLimits['sign-in'].perAddress, () => ({ path: '/sign-in', ...asked }), config);

/**
 * Sends the requests in groups of ten. The requests of a group are sent at the same time, alternating between the servers.
 */
async function askOften(times: number, asked: (count: number) => Asked, config?: Partial<Services['config']>) {
  const counts = Array.from({ length: times }, (_, count) => count);
  const answers: Response[] = [];
  while (counts.length > 0)
    answers.push(...(await Promise.all(counts.splice(0, 10).map((count) => ask(count, asked(count), config)))));
  return answers;
}
