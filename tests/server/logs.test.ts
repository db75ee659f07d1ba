import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { createApp } from '../../server/app.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Services } from '../../server/services.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const typed = 'Kanarienvogel';

const server = startOnce(() => startApiServer({ ROLE: 'web' }));
let maja: Person;
let lines: string[];

beforeAll(async () => {
  maja = await createPerson(server.services, 'admin');
  await server.services.db.query`update accounts set name = 'Maja Novak' where id = ${maja.id}`;
});

beforeEach(() => {
  lines = [];
});

describe('a request id', () => {
  test('is in the response and in every log line of the request', async () => {
    const answer = await ask('/api/home', { db: failing(new Error('gone')) });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual([id, id]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request failed', route: '/api/home' });
  });

  test('is taken from the caller if it is well-formed, otherwise generated', async () => {
    const given = await ask('/api/health', {}, { 'x-request-id': 'edge-7.f:1_x' });
    expect(given.headers.get('x-request-id')).toBe('edge-7.f:1_x');
    for (const bad of ['a b', '{"level":60}', 'x'.repeat(65), 'ž', `${typed}"`]) {
      const answer = await ask('/api/health', {}, { 'x-request-id': encodeURI(bad) });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
    expect(lines.join('')).not.toContain(typed);
  });

  test('is also on errors, redirects and 404 responses', async () => {
    for (const path of ['/api/sign-in', '/api/nowhere', '/nowhere', `/api/articles/${typed}`])
      expect((await ask(path)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

test('every log line has the host and the role', async () => {
  await ask('/api/home', { db: failing(new Error('gone')) });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ role: 'web', host: hostname() });
});

describe('the access log', () => {
  test('has one line per response if enabled, with the route and without addresses', async () => {
    await askAtInfo({ logsAccess: true }, '/api/articles/x?q=secret');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'answered', method: 'GET', route: '/api/articles/:articleId', status: 400, ms: expect.any(Number) },
    ]);
    expect(lines.join('')).not.toContain('secret');
  });

  test('leaves out health checks', async () => {
    await askAtInfo({ logsAccess: true }, '/api/health');
    expect(lines).toEqual([]);
  });

  test('is off by default', async () => {
    await askAtInfo({}, '/api/articles/x');
    expect(lines).toEqual([]);
  });
});

test('logs no personal data and no user input, even at debug level', async () => {
  const id = randomUUID();
  const writes: [string, string, unknown][] = [
    ['PATCH', '/profile', { mainLang: typed, timeZone: `Europe/${typed}`, [typed]: typed }],
    ['POST', '/feedback', { message: typed }],
    ['POST', '/articles', { articleId: id, request: { way: 'ai', description: typed.repeat(3), genres: [typed] } }],
    ['POST', '/alignment', { source: { language: 'es', text: typed.repeat(3) }, translation: typed }],
    ['POST', `/articles/${id}/definitions`, { language: 'es', start: typed, end: typed }],
    ['PUT', `/admin/users/${typed}/plan`, { planId: typed }],
    ['POST', '/admin/articles/import', { format: typed }],
    ['POST', '/payment-events', { type: typed }],
    ['POST', '/feedback', `{"message":"${typed}`],
  ];
  for (const [method, path, body] of writes) await ask(`/api${path}`, {}, {}, { method, body });
  const reads = [
    '/search?q=',
    '/admin/users?search=',
    '/articles/',
    '/sign-in/callback?state=',
    '/sign-in?language=',
    '/',
  ];
  for (const path of [...reads, `/sign-in/callback?code=${typed}&error=${typed}&state=`])
    await ask(`/api${path}${typed}`);
  for (const path of ['/session', '/profile', '/account/data', '/admin/users', '/billing']) await ask(`/api${path}`);
  expect(lines.length).toBeGreaterThan(20);
  for (const secret of [typed, typed.toLowerCase(), maja.email, 'Maja', 'Novak', maja.token])
    expect(lines.join('')).not.toContain(secret);
});

test('a checkout without configured payments is not logged as an error', async () => {
  for (const path of ['/checkouts', '/checkouts/cs_1/confirm']) {
    const answer = await ask(`/api${path}`, {}, {}, { method: 'POST', body: { planId: 'monthly' } });
    expect(await answer.json()).toEqual({ error: { code: 'no-payments' } });
  }
  expect(lines.map((line) => JSON.parse(line).msg)).not.toContain('request failed');
});

describe('an error is logged with type and stack, without user input in its message', () => {
  test.each<[string, Error]>([
    ['of JSON', thrownBy(() => JSON.parse(`{"${typed}`))],
    ['of an invalid time zone', thrownBy(() => new Intl.DateTimeFormat('en', { timeZone: `Europe/${typed}` }))],
    ['of the database', Object.assign(new Error(`invalid input syntax: "${typed}"`), databaseFields)],
    ['with a very long message', new Error(`not expected: „${typed}${'„'.repeat(200_000)}`)],
    ['with an email address', new Error(`mail to ${typed}@foxtale.test was refused`)],
    [
      'of the language model',
      Object.assign(new Error('Invalid response'), { responseBody: typed, requestBodyValues: { typed } }),
    ],
    ['with a cause', new Error('no answer', { cause: new Error(`“${typed}” is no answer`) })],
    ['that is an AppError', new AppError('unavailable', { typed }, { cause: new Error(`'${typed}'`) })],
  ])('%s', async (_name, error) => {
    expect((await ask('/api/home', { db: failing(error) })).status).toBeGreaterThanOrEqual(500);
    const [line = '{}'] = lines;
    expect(line).not.toContain(typed);
    const { err } = JSON.parse(line);
    if (error instanceof AppError) expect(err).toMatchObject({ code: 'unavailable', cause: { type: 'Error' } });
    else expect(err).toMatchObject({ type: error.name, at: thrownHere });
  });

  test('and table and constraint are named', async () => {
    await ask('/api/home', { db: failing(Object.assign(new Error('duplicate key'), databaseFields)) });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'duplicate key', code: '23505', table: 'accounts', constraint: 'accounts_email_key' },
    });
  });
});

const thrownHere = expect.arrayContaining([expect.stringContaining('logs.test.ts')]);

const databaseFields = {
  code: '23505',
  table: 'accounts',
  constraint: 'accounts_email_key',
  detail: `Key (email)=(${typed}) already exists.`,
  where: typed,
  internalQuery: typed,
};

function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown.');
}

const failing = (error: unknown): Services['db'] => ({ ...server.services.db, query: () => Promise.reject(error) });

const askAtInfo = (config: Partial<Services['config']>, path: string) =>
  ask(path, {
    config: { ...server.services.config, ...config },
    log: createLog({ logLevel: 'info', role: 'web' }, { write: (line: string) => lines.push(line) }),
  });

/** Sends a request as an admin, who passes every permission check, to a server with log level debug. */
async function ask(
  path: string,
  changed: Partial<Services> = {},
  headers: Record<string, string> = {},
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
) {
  const log = createLog({ logLevel: 'debug', role: 'web' }, { write: (line: string) => lines.push(line) });
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  return createApp({ ...server.services, log, ...changed }).request(path, {
    method,
    ...sent,
    headers: { cookie: `session=${maja.token}`, 'content-type': 'application/json', ...headers },
  });
}
