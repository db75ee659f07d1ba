import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Call, call } from '../support/call.ts';
import { fingerprintTables } from '../support/fingerprint-tables.ts';
import { createPerson } from '../support/people.ts';
import { planDocument } from '../support/plan-document.ts';
import { startApiServer } from '../support/start-api-server.ts';
import type { TestServer } from '../support/start-test-server.ts';

// What somebody typed. It must not come back.
const typed = 'Kanarienvogel';
const formType = 'application/x-www-form-urlencoded';
const tooLarge = JSON.stringify({ message: typed.repeat(30_000) });
const someId = '7f6c1f0e-0000-4000-8000-000000000000';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startApiServer();
  token = (await createPerson(server.services, 'admin')).token;
});

afterAll(async () => {
  await server.stop();
});

const patchProfile = (body: unknown): Call => ({ method: 'PATCH', path: '/profile', body });
const postFeedback = (body: unknown): Call => ({ method: 'POST', path: '/feedback', body });
const postPosition = (change: object, articleId = someId): Call => ({
  method: 'POST',
  path: `/articles/${articleId}/position`,
  body: { sentence: 1, isFinished: false, readAt: '2026-01-01T10:00:00Z', ...change },
});
const postDefinition = (change: object): Call => ({
  method: 'POST',
  path: `/articles/${someId}/definitions`,
  body: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 4 }, ...change },
});
const patchUser = (id: string, body: unknown): Call => ({ method: 'PATCH', path: `/admin/users/${id}`, body });

const postPlan = (change: object): Call => ({
  method: 'POST',
  path: '/admin/subscription-plans',
  body: { ...planDocument(), ...change },
});
const putGrant = (change: object): Call => ({
  method: 'PUT',
  path: `/admin/users/${someId}/plan`,
  body: { planId: 'yearly', expiresAt: null, ...change },
});

describe('400 invalid-input, naming the field', () => {
  test.each<[string, Call, string]>([
    ['an unknown field', patchProfile({ nickname: typed }), 'nickname'],
    ['an unknown field beside a known one', patchProfile({ mainLang: 'de', [typed]: 1 }), typed],
    ['a field named __proto__', patchProfile(`{"__proto__":{"isAdmin":"${typed}"}}`), '__proto__'],
    ['isAdmin in the profile', patchProfile({ isAdmin: true }), 'isAdmin'],
    ['hasAccess in the profile', patchProfile({ hasAccess: true }), 'hasAccess'],
    ['a subscription in the profile', patchProfile({ subscription: { plan: 'yearly' } }), 'subscription'],
    ['an e-mail address in the profile', patchProfile({ email: `${typed}@foxtale.test` }), 'email'],
    ['an id in the profile', patchProfile({ id: someId }), 'id'],
    ['a language that we do not have', patchProfile({ mainLang: typed }), 'mainLang'],
    ['no language', patchProfile({ learningLang: null }), 'learningLang'],
    ['a list of languages', patchProfile({ learningLang: ['es', typed] }), 'learningLang'],
    ['a speed in words', patchProfile({ readingSpeed: typed }), 'readingSpeed'],
    ['a speed below the range', patchProfile({ readingSpeed: 0.45 }), 'readingSpeed'],
    ['a speed above the range', patchProfile({ readingSpeed: 1.55 }), 'readingSpeed'],
    ['a speed between two steps', patchProfile({ readingSpeed: 0.777 }), 'readingSpeed'],
    ['a speed beyond all numbers', patchProfile('{"readingSpeed":1e999}'), 'readingSpeed'],
    ['a time zone nobody lives in', patchProfile({ timeZone: `Europe/${typed}` }), 'timeZone'],
    ['an offset for a time zone', patchProfile({ timeZone: '+05:30' }), 'timeZone'],
    ['an empty time zone', patchProfile({ timeZone: '' }), 'timeZone'],
    ['a message that is a number', postFeedback({ message: 4711 }), 'message'],
    ['an empty message', postFeedback({ message: ' \n ' }), 'message'],
    ['a message of 4001 characters', postFeedback({ message: typed.repeat(400).slice(0, 4001) }), 'message'],
    ['a missing message', postFeedback({}), 'message'],
    ['a sender of the message', postFeedback({ message: 'Hello', userId: someId }), 'userId'],
    ['access that is a word', patchUser(someId, { hasAccess: typed }), 'hasAccess'],
    ['a plan beside access', patchUser(someId, { hasAccess: true, plan: 'yearly' }), 'plan'],
    ['admin rights in words', patchUser(someId, { isAdmin: typed }), 'isAdmin'],
    ['users by a state nobody has', { path: `/admin/users?show=${typed}` }, 'show'],
    ['users in an order we do not know', { path: `/admin/users?sort=${typed}` }, 'sort'],
    ['users sideways', { path: `/admin/users?direction=${typed}` }, 'direction'],
    ['users beyond what anybody leafs through', { path: '/admin/users?page=501' }, 'page'],
    ['a test of a port there is none', { method: 'POST', path: `/admin/ports/${typed}/test` }, 'port'],
    ['jobs in a state there is none', { path: `/admin/jobs?state=${typed}` }, 'state'],
    ['a retry of a job that is no UUID', { method: 'POST', path: `/admin/jobs/${typed}/retry` }, 'jobId'],
    [
      'feedback read in words',
      { method: 'PATCH', path: `/admin/feedback/${someId}`, body: { isRead: typed } },
      'isRead',
    ],
    [
      'an article hidden in words',
      { method: 'PATCH', path: `/admin/articles/${someId}`, body: { isHidden: typed } },
      'isHidden',
    ],
    [
      'an article narrated in no language',
      { method: 'POST', path: `/admin/articles/${someId}/narration/xx` },
      'language',
    ],
    [
      'an article translated into no language',
      { method: 'POST', path: `/admin/articles/${someId}/translation/xx` },
      'language',
    ],
    ['part zero of the export', { path: '/admin/articles/export?part=0' }, 'part'],
    [
      'an import of another format',
      { method: 'POST', path: '/admin/articles/import', body: { format: typed } },
      'format',
    ],
    ['the log before its first page', { path: '/admin/actions?page=0' }, 'page'],
    ['a user id that is no UUID', patchUser(typed, { hasAccess: true }), 'userId'],
    ['a user id with broken escapes', patchUser(`${typed}%E0%A4%A`, { hasAccess: true }), 'userId'],
    ['a user id with SQL', patchUser(`${typed}'%20or%201=1--`, { hasAccess: true }), 'userId'],
    ['a plan without an id', { method: 'POST', path: '/checkouts', body: {} }, 'planId'],
    ['a price beside the plan', { method: 'POST', path: '/checkouts', body: { planId: 'a', price: 1 } }, 'price'],
    ['a plan with a negative price', postPlan({ priceMinor: -1 }), 'priceMinor'],
    ['a plan with half a cent', postPlan({ priceMinor: 0.5 }), 'priceMinor'],
    ['a plan in a currency nobody knows', postPlan({ currency: 'FOX' }), 'currency'],
    ['a plan without a name in one language', postPlan({ names: { ...planDocument().names, sl: ' ' } }), 'names.sl'],
    ['a plan without any name', postPlan({ names: undefined }), 'names'],
    [
      'a plan with a negative limit',
      postPlan({ limits: { ...planDocument().limits, definitionsPerDay: -1 } }),
      'limits.definitionsPerDay',
    ],
    ['a free plan with a price', postPlan({ billing: 'free', isRecurring: false }), 'priceMinor'],
    ['a second free plan', postPlan({ billing: 'free', isRecurring: false, priceMinor: 0 }), 'billing'],
    ['a plan that brings its id', postPlan({ id: typed }), 'id'],
    [
      'an order of some plans only',
      { method: 'PUT', path: '/admin/subscription-plans/order', body: { planIds: ['free'] } },
      'planIds',
    ],
    ['a grant of no plan of ours', putGrant({ planId: typed }), 'planId'],
    ['a grant of the free plan', putGrant({ planId: 'free' }), 'planId'],
    ['a grant until yesterday', putGrant({ expiresAt: '2020-01-01T00:00:00Z' }), 'expiresAt'],
    ['a grant until some day', putGrant({ expiresAt: typed }), 'expiresAt'],
    ['page zero', { path: '/admin/users?page=0' }, 'page'],
    ['a page in words', { path: `/admin/users?page=${typed}` }, 'page'],
    ['a page beyond all numbers', { path: '/admin/users?page=99999999999999999999' }, 'page'],
    ['a search of 201 characters', { path: `/admin/users?search=${typed.repeat(16).slice(0, 201)}` }, 'search'],
    ['two searches at once', { path: `/admin/users?search=${typed}&search=${typed}` }, 'search'],
    ['a sign-in in no language of ours', { path: `/sign-in?language=${typed}` }, 'language'],
    ['an empty search', { path: '/search?q=%20' }, 'q'],
    ['two searches at the same time', { path: `/search?q=${typed}&q=${typed}` }, 'q'],
    ['a search for 201 characters', { path: `/search?q=${typed.repeat(16).slice(0, 201)}` }, 'q'],
    ['a page of results before the first', { path: `/search?q=${typed}&page=0` }, 'page'],
    ['a type no article has', { path: '/search?type=poem' }, 'type'],
    ['a genre no article has', { path: '/search?genre=poetry' }, 'genre'],
    ['a length no article has', { path: '/search?length=endless' }, 'length'],
    ['a language we do not speak', { path: '/search?language=xx' }, 'language'],
    ['an article that is no UUID', { path: `/articles/${typed}` }, 'articleId'],
    ['a place in an article that is no UUID', postPosition({}, typed), 'articleId'],
    ['sentence zero', postPosition({ sentence: 0 }), 'sentence'],
    ['half a sentence', postPosition({ sentence: 1.5 }), 'sentence'],
    ['a sentence beyond the longest article', postPosition({ sentence: 601 }), 'sentence'],
    ['an article finished in words', postPosition({ isFinished: typed }), 'isFinished'],
    ['a moment in words', postPosition({ readAt: typed }), 'readAt'],
    ['a moment in a zone that nobody knows', postPosition({ readAt: '2026-01-01T00:00:00+05' }), 'readAt'],
    ['a place for another reader', postPosition({ userId: someId }), 'userId'],
    ['a definition in no language of ours', postDefinition({ language: typed }), 'language'],
    ['a definition of a text that the page brings along', postDefinition({ text: typed }), 'text'],
    ['a definition that begins in words', postDefinition({ start: typed }), 'start'],
    ['a definition before the first letter', postDefinition({ start: { sentence: 1, offset: -1 } }), 'start.offset'],
    ['a definition in sentence zero', postDefinition({ end: { sentence: 0, offset: 1 } }), 'end.sentence'],
    ['counterparts of no language', { path: `/articles/${someId}/counterparts?learning=es` }, 'native'],
    ['notifications after no UUID', { path: `/notifications?after=${typed}` }, 'after'],
  ])('%s', async (_name, request, field) => {
    const { status, code, body } = await refusal(request, field);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
    const named = expect.arrayContaining([{ field, problem: expect.stringMatching(/^[a-z_-]+$/) }]);
    expect(body).toMatchObject({ error: { details: { fields: named } } });
  });

  test.each<[string, Call]>([
    ['a list where an object belongs', patchProfile([])],
    ['no right at all', patchUser(someId, {})],
    ['a list of objects', patchProfile([{ mainLang: 'de' }])],
    ['a word where an object belongs', patchProfile(JSON.stringify(typed))],
    ['null where an object belongs', patchProfile('null')],
    ['a message with a NUL character', postFeedback({ message: `${typed}\0` })],
    ['a search for a NUL character', { path: `/search?q=${typed}%00` }],
    ['a search of users with a NUL character', { path: `/admin/users?search=${typed}%00` }],
  ])('or the whole: %s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
  });
});

describe('400 malformed-json', () => {
  test.each<[string, Call]>([
    ['an object without its end', patchProfile(`{"mainLang":"${typed}`)],
    ['an empty body', { ...patchProfile(undefined), headers: { 'content-type': 'application/json' } }],
    ['no JSON at all', patchProfile(`mainLang=${typed}`)],
    ['JSON sent as text', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': 'text/plain' } }],
    ['JSON sent as a form', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': formType } }],
    ['JSON of a type nobody knows', { ...patchProfile('{}'), headers: { 'content-type': 'application/json;x' } }],
    ['no body and no type', patchProfile(undefined)],
    ['ten thousand open brackets', patchProfile('['.repeat(10_000))],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'malformed-json' });
  });
});

describe('413 body-too-large', () => {
  const inPieces = 'transfer-encoding: chunked';
  const piece = tooLarge.slice(0, 8192);

  test.each([
    ['a message of 390 kB', `content-length: ${tooLarge.length}`, [tooLarge]],
    ['a message that only claims to be large', `content-length: ${10 ** 12}`, [piece]],
    [
      'a message in pieces, without saying how long it will be',
      inPieces,
      [...Array(40).fill(toChunk(piece)), '0\r\n\r\n'],
    ],
    ['a message in pieces that does not end', inPieces, Array(8000).fill(toChunk(piece))],
  ])('%s', async (_name, length, pieces) => {
    const before = await fingerprintTables(server.services);
    const answer = await upload('/api/feedback', length, pieces);
    expect(answer).toMatch(/^HTTP\/1.1 413 .*\r\n\r\n\{"error":\{"code":"body-too-large"\}\}$/s);
    expect(await fingerprintTables(server.services)).toEqual(before);
  });

  test('a message in pieces that is short enough arrives', async () => {
    const pieces = new Blob([JSON.stringify({ message: 'In pieces' })]).stream();
    expect(await call(server, { ...postFeedback(pieces), token })).toMatchObject({ status: 201 });
  });
});

describe('403 cross-site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['the origin of another site', { origin: 'https://foxtale.example.net' }],
    ['our host on another port', { origin: 'http://127.0.0.1:1' }],
    ['an origin that hides itself', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ];

  test.each(foreign)('every write with %s', async (_name, headers) => {
    for (const request of await listWrites()) {
      const { status, code } = await refusal({ ...request, headers });
      expect({ ...request, status, code }).toEqual({ ...request, status: 403, code: 'cross-site' });
    }
  });

  test('but a write from our own page passes', async () => {
    const headers = { origin: server.baseUrl, 'sec-fetch-site': 'same-origin' };
    expect(await call(server, { ...patchProfile({ mainLang: 'it' }), token, headers })).toMatchObject({ status: 200 });
  });

  test('and a link from another site may be read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await call(server, { path: '/session', token, headers })).toMatchObject({ status: 200 });
  });
});

describe('404 not-found, as JSON', () => {
  test.each<[string, Call]>([
    ['a path that does not exist', { path: `/${typed}` }],
    ['a method that the path does not have', { method: 'POST', path: '/profile', body: {} }],
    ['a method that nobody uses', { method: 'PROPFIND', path: '/profile' }],
    ['a path that climbs out', { path: `/%2e%2e%2f%2e%2e%2fpackage.json?${typed}` }],
    ['the door itself', { path: '' }],
    ['an article that does not exist', { path: `/articles/${someId}` }],
    ['a place in an article that does not exist', postPosition({})],
    ['a definition in an article that does not exist', postDefinition({})],
    [
      'counterparts in an article that does not exist',
      { path: `/articles/${someId}/counterparts?learning=es&native=en` },
    ],
    ['a user who does not exist', patchUser(someId, { hasAccess: true })],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 404, code: 'not-found' });
  });
});

test('text that is no HTTP is refused, and the server goes on', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  socket.end(`${typed}\r\n\r\n`);
  expect(await readText(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect(await call(server, { path: '/health' })).toMatchObject({ status: 200 });
});

function toChunk(piece: string) {
  return `${piece.length.toString(16)}\r\n${piece}\r\n`;
}

/** Sends a body by hand until there is an answer: fetch may lose the answer to a body that it is still sending. */
async function upload(path: string, length: string, pieces: readonly string[]) {
  const { host, port } = new URL(server.baseUrl);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const headers = [`host: ${host}`, `cookie: session=${token}`, 'content-type: application/json', length];
  socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) {
    if (answer !== '') break;
    socket.write(piece);
    while (socket.writableNeedDrain && answer === '') await sleep(1);
  }
  await expect.poll(() => answer).toMatch(/\}$/);
  socket.destroy();
  return answer;
}

/** Sends it as an admin, whom no door stops; whatever is refused stores nothing and tells nothing of our insides. */
async function refusal(request: Call, namedField = ''): Promise<Answer> {
  const before = await fingerprintTables(server.services);
  const answer = await call(server, { token, ...request });
  expect(await fingerprintTables(server.services)).toEqual(before);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(Object.keys(answer.body as object)).toEqual(['error']);
  expect(answer.text.replace(`"${namedField}"`, '')).not.toContain(typed);
  expect(answer.text).not.toMatch(/\bat |\bselect\b|\binsert\b|\.ts\b|\.js\b|node_modules|Expected|Error:/);
  return answer;
}

async function listWrites() {
  const { body } = await call(server, { path: '/openapi.json' });
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/, someId) })),
  );
  expect(writes.length).toBeGreaterThan(5);
  return writes;
}
