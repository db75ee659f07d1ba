import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../fuzz/read-endpoints.ts';
import type { JsonSchema } from '../fuzz/schema-arbitrary.ts';
import { createArticle } from '../support/articles/create-article.ts';
import { type Call, call } from '../support/call.ts';
import { createHttpClient } from '../support/create-http-client.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createPerson, createSession, type Person } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));
let thief: Person;
let victim: Person;
let articleId: string;

beforeAll(async () => {
  [thief, victim] = [await createPerson(server.services, 'learner'), await createPerson(server.services, 'learner')];
  articleId = await createArticle(server.services, 3);
});

describe('according to the OpenAPI document', () => {
  test('no endpoint accepts unknown fields, at any depth', async () => {
    const open = await listSchemas(
      ({ properties, additionalProperties }) => properties !== undefined && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  test('the documented error schema matches the actual errors', async () => {
    const { body } = await call(server, { path: '/openapi.json' });
    const refusal = {
      properties: { error: { properties: { code: { enum: expect.arrayContaining(['invalid-input']) } } } },
    };
    expect(body).toMatchObject({
      paths: {
        '/search': { get: { responses: { default: { content: { 'application/json': { schema: refusal } } } } } },
      },
    });
  });

  test('only the import of links accepts a URL that the server fetches (SSRF)', async () => {
    const isAddress = ({ format }: JsonSchema, name: string) =>
      /ur[il]|href|link|host|endpoint|webhook|callback|origin|domain/i.test(name) || /ur[il]/.test(format ?? '');
    expect(await listSchemas(isAddress)).toEqual([
      expect.stringMatching(/^POST \/imports\/links .*url$/),
      // This field is a language, not a URL. It is in the list because its name contains “origin”, which the pattern
      // matches.
      expect.stringMatching(/^POST \/admin\/articles\/import .*originalLanguage$/),
    ]);
  });

  test('only admin endpoints have fields for rights, plans and accounts (mass assignment)', async () => {
    const names =
      /^(isAdmin|hasAccess|isDeclined|isBlocked|plan|subscription|email|userId|authorId|role|limits|priceMinor)$/;
    const found = await listSchemas((_schema, name) => names.test(name));
    expect(found.filter((place) => !/^\w+ \/admin\//.test(place))).toEqual([]);
  });
});

describe('a session', () => {
  test('is new after a sign-in, even if the browser held a planted one (session fixation)', async () => {
    const browser = createHttpClient(server.baseUrl);
    const planted = 'planted-by-somebody-else-00000000000000000000';
    browser.cookies.set('session', { value: planted, path: '/', line: '' });
    await signIn(browser, 'learner@foxtale.test');
    expect(browser.cookies.get('session')?.value).not.toBe(planted);
    expect((await call(server, { path: '/session', token: planted })).body).toEqual({ user: null });
  });

  test('that the browser held before a sign-in ends, even if it belongs to another user', async () => {
    const planted = await createSession(server.services, thief.id);
    const browser = createHttpClient(server.baseUrl);
    browser.cookies.set('session', { value: planted, path: '/', line: '' });
    await signIn(browser, 'learner@foxtale.test');
    expect((await call(server, { path: '/session', token: planted })).body).toEqual({ user: null });
    expect((await call(server, { path: '/session', token: thief.token })).body).toMatchObject({
      user: { uid: thief.id },
    });
  });

  test('is read from the cookie only', async () => {
    const headers = { authorization: `Bearer ${victim.token}`, 'x-session': victim.token, 'x-viewer': victim.id };
    expect(await call(server, { path: `/profile?session=${victim.token}`, headers })).toMatchObject({ status: 401 });
  });
});

test('sign-in redirects only to the provider and back, regardless of URL parameters (open redirect)', async () => {
  for (const name of ['redirect', 'redirect_uri', 'return_to', 'next', 'url', 'continue', 'callback']) {
    const { headers } = await call(server, { path: `/sign-in?${name}=https://evil.example/` });
    const location = new URL(headers.get('location') ?? '', server.baseUrl);
    expect(location.origin).toBe(server.baseUrl);
    expect(location.searchParams.get('redirect_uri')).toBe(`${server.baseUrl}/api/sign-in/callback`);
    expect(location.href).not.toContain('evil');
    const callback = await call(server, { path: `/sign-in/callback?${name}=https://evil.example/` });
    expect(callback.headers.get('location')).toBeNull();
    expect(callback.text).not.toContain('evil');
  }
});

describe('security headers', () => {
  test('forbid scripts, frames and cross-origin use of API responses', async () => {
    const paths = [
      '/session',
      '/profile',
      '/nowhere',
      '/subscription-plans',
      '/account/data',
      '/openapi.json',
      '/articles/x',
    ];
    for (const path of paths) {
      const { headers } = await call(server, { path, token: thief.token });
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('of the popup pages allow only their own script and no frames', async () => {
    const { headers } = await call(server, { path: '/sign-in/callback' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-[^;]+;.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  test('allow no CORS preflight of another site', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };
    const answer = await call(server, { method: 'OPTIONS', path: '/profile', headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a request designed to be expensive is answered quickly', () => {
  // An attack that succeeds takes minutes. A normal request on a busy machine takes some seconds. This limit is in between.
  const patienceMs = scaleTimeout(25_000);
  const zipped = gzipSync(Buffer.alloc(20_000_000, 32));
  const aligned = (text: string) => ({ source: { language: 'es', text }, translation: { language: 'en', text } });

  test.each<[string, Call, number]>([
    [
      'a gzip bomb',
      { method: 'POST', path: '/feedback', body: zipped.toString('latin1'), headers: { 'content-encoding': 'gzip' } },
      400,
    ],
    ['deeply nested arrays', { method: 'POST', path: '/feedback', body: '['.repeat(250_000) }, 400],
    [
      'deeply nested objects',
      { method: 'POST', path: '/feedback', body: `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}` },
      400,
    ],
    [
      'ten thousand fields',
      {
        method: 'PATCH',
        path: '/profile',
        body: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, n])),
      },
      400,
    ],
    ['too many sentences', { method: 'POST', path: '/alignment', body: aligned('Sí que no. '.repeat(3000)) }, 400],
    [
      'the maximum number of sentences',
      { method: 'POST', path: '/alignment', body: aligned('Sí que no. '.repeat(600)) },
      200,
    ],
    ['a search with tsquery operators', { path: `/search?q=${encodeURIComponent('(a|b)&!:*<->'.repeat(16))}` }, 200],
    ['a search with a hundred words', { path: `/search?q=${'a+'.repeat(100)}` }, 200],
    ['a search with LIKE wildcards', { path: `/search?q=${'%25_%5C'.repeat(50)}` }, 200],
    ['a search for one very long word', { path: `/search?q=${'a'.repeat(200)}` }, 200],
  ])('%s', async (_name, request, status) => {
    const started = performance.now();
    const answer = await call(server, { ...request, token: thief.token });
    expect(answer.status).toBe(status);
    expect(performance.now() - started).toBeLessThan(patienceMs);
  });
});

test('line breaks in values that are echoed in headers do not split the headers (header injection)', async () => {
  const hostile = encodeURIComponent('\r\nset-cookie: session=mine\r\n\r\n<script>');
  for (const path of [
    `/sign-in?language=${hostile}`,
    `/sign-in/callback?state=${hostile}`,
    `/sample/${hostile}`,
    `/${hostile}`,
  ]) {
    const { headers, status } = await call(server, { path });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.getSetCookie().join()).not.toContain('mine');
  }
});

test.each([
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '....//....//etc/passwd',
  `${'a'.repeat(64)}.mp3%00.html`,
  'C:%5Cwindows%5Cwin.ini',
  '%252e%252e%252fetc',
])('an audio file named %s is not found (path traversal)', async (file) => {
  for (const path of [`/sample/es/audio/${file}`, `/articles/${articleId}/narration/es/audio/${file}`]) {
    const { status, text } = await call(server, { path, token: victim.token });
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/root:|dependencies/);
  }
});

/** Lists where the OpenAPI document contains matching schemas: endpoint and field path. */
async function listSchemas(isWanted: (schema: JsonSchema, name: string) => boolean) {
  const found: string[] = [];
  const visit = (schema: JsonSchema, place: string) => {
    if (isWanted(schema, place.split(/[ .]/).at(-1) ?? '')) found.push(place);
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${place}.${name}`);
    for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(choice, place);
    if (schema.items !== undefined) visit(schema.items, place);
  };
  for (const { name, parameters, body } of await readEndpoints(server.baseUrl)) {
    for (const parameter of parameters) visit(parameter.schema, `${name} ${parameter.name}`);
    if (body !== undefined) visit(body, `${name} body`);
  }
  return found;
}
