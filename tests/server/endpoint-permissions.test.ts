import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { articleIdOf } from '../../server/library/import-library.ts';
import { narrateVersion } from '../../server/reader/narrate-version.ts';
import { type Call, call } from '../support/call.ts';
import { aiRequest } from '../support/creations.ts';
import { fingerprintTables } from '../support/fingerprint-tables.ts';
import { createPerson, createSession, deleteProfile, type Role, roles } from '../support/people.ts';
import { planDocument } from '../support/plan-document.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';

// profileless: an account without a profile. expelled: an admin whose access was revoked.
// blocked: an admin who was blocked and signed in again. former: the session has ended.
const everybody = [...roles, 'profileless', 'expelled', 'blocked', 'former'] as const;
type Somebody = (typeof everybody)[number];
type Expected = Record<Somebody, string>;

interface Endpoint {
  expected: Expected;
  query?: string;
  body?: unknown;
}

const unauthorised = '401 not-signed-in';

const forAnybody = (status: string) => answers({ all: status });
const forHolders = (status: string) => answers({ all: status, visitor: unauthorised, former: unauthorised });
const forAccounts = (status: string) => ({ ...forHolders(status), blocked: '403 blocked' });
const forAccess = (status: string) =>
  answers({
    all: status,
    visitor: unauthorised,
    former: unauthorised,
    waiting: '403 no-access',
    expelled: '403 no-access',
    blocked: '403 blocked',
    profileless: '404 profile-missing',
  });
const forAdmins = (status: string) =>
  answers({
    all: '404 not-found',
    visitor: unauthorised,
    former: unauthorised,
    admin: status,
    expelled: '403 no-access',
    blocked: '403 blocked',
  });

const someId = '00000000-0000-4000-8000-000000000000';
const someWord = {
  articleId: articleIdOf('why-the-sky-changes-colour'),
  language: 'es',
  start: { sentence: 1, offset: 0 },
  end: { sentence: 1, offset: 3 },
};
const somePlan = planDocument();
const someEdit = {
  title: 'A title',
  level: null,
  visibility: 'private',
  translation: null,
  pairs: [[{ source: 'A sentence.', translation: '' }]],
};
const { way: _way, visibility: _visibility, ...drawerWish } = aiRequest;

// Every endpoint of the server, with the expected response per role.
const endpoints: Record<string, Endpoint> = {
  'GET /health': { expected: forAnybody('200') },
  'GET /live': { expected: forAccounts('200') },
  'GET /legal/{language}': { expected: forAnybody('200') },
  'GET /session': { expected: forAnybody('200') },
  'GET /sign-in': { expected: forAnybody('302') },
  'GET /sign-in/callback': { expected: forAnybody('400') },
  'POST /sign-out': { expected: forAnybody('200') },
  'GET /profile': { expected: forAccess('200') },
  'PATCH /profile': { expected: forAccess('200'), body: { mainLang: 'sl', learningLang: 'fr', readingSpeed: 1.05 } },
  'GET /beta-application': { expected: forAccounts('200') },
  'PUT /beta-application': { expected: forAccounts('200') },
  'POST /feedback': { expected: forAccess('201'), body: { message: 'The fox is lovely.' } },
  'GET /home': { expected: forAccess('200') },
  'GET /articles/{articleId}/preview': { expected: forAnybody('200'), query: '?language=en' },
  'GET /my-articles': { expected: forAccess('200') },
  'GET /history': { expected: forAccess('200') },
  'PUT /articles/{articleId}/bookmark': { expected: forAccess('200') },
  'DELETE /articles/{articleId}/bookmark': { expected: forAccess('200') },
  'GET /search': { expected: forAccess('200'), query: '?q=fox' },
  'GET /articles/{articleId}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}/sentences/{number}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}/audio/{file}': { expected: forAccess('200') },
  'GET /sample/{language}': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/passage': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/passage/{number}': { expected: forAnybody('200') },
  'GET /sample/{language}/passage/{number}/meanings': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/audio/{file}': { expected: forAnybody('404 not-found') },
  'POST /articles/{articleId}/position': {
    expected: forAccess('200'),
    body: { sentence: 2, isFinished: false, readAt: '2026-01-01T10:00:00Z' },
  },
  'POST /articles/{articleId}/definitions': {
    expected: forAccess('200'),
    body: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 1 } },
  },
  'GET /articles/{articleId}/bookmarks': { expected: forAccess('200') },
  'PUT /articles/{articleId}/bookmarks/{number}': { expected: forAccess('200'), body: { note: 'Here' } },
  'DELETE /articles/{articleId}/bookmarks/{number}': { expected: forAccess('200') },
  'GET /articles/{articleId}/counterparts': { expected: forAccess('200'), query: '?learning=es&native=en' },
  'GET /articles/{articleId}/source': { expected: forAccess('404 not-found') },
  'PUT /articles/{articleId}/source': { expected: forAccess('404 not-found'), body: someEdit },
  'GET /creation/ways': { expected: forAccess('200') },
  'GET /creation/my-words': { expected: forAccess('200') },
  'POST /creation/drawer': { expected: forAccess('200'), body: drawerWish },
  'POST /articles': {
    expected: forAccess('201'),
    body: () => ({ articleId: randomUUID(), request: { way: 'surprise' } }),
  },
  'GET /articles/{articleId}/creation': { expected: forAccess('404 not-found') },
  'POST /articles/{articleId}/creation/retry': { expected: forAccess('404 not-found') },
  'PATCH /articles/{articleId}': { expected: forAccess('404 not-found'), body: { visibility: 'private' } },
  'DELETE /articles/{articleId}': { expected: forAccess('404 not-found') },
  'POST /alignment': {
    expected: forAccess('200'),
    body: {
      source: { language: 'es', text: 'Una frase que es bastante larga.' },
      translation: { language: 'en', text: 'A sentence that is long enough.' },
    },
  },
  'POST /imports': {
    expected: forAccess('201'),
    body: () => ({ importId: randomUUID(), fileName: 'a.txt', size: 10 }),
  },
  'POST /imports/links': {
    expected: forAccess('201'),
    // Refused without a request to it.
    body: () => ({ importId: randomUUID(), url: 'http://127.0.0.1/' }),
  },
  'GET /imports/{importId}': { expected: forAccess('404 not-found') },
  'PUT /imports/{importId}/pieces/{piece}': { expected: forAccess('404 not-found'), body: { bytes: 'QQ==' } },
  'POST /imports/{importId}/reading': { expected: forAccess('404 not-found') },
  'POST /imports/{importId}/acceptance': {
    expected: forAccess('404 not-found'),
    body: { title: 'A title', language: 'es' },
  },
  'DELETE /imports/{importId}': { expected: forAccess('404 not-found') },
  'GET /books/{bookId}': { expected: forAccess('404 not-found') },
  'GET /books/{bookId}/cover': { expected: forAccess('404 not-found') },
  'PATCH /books/{bookId}': { expected: forAccess('404 not-found'), body: { translatesAhead: true } },
  'DELETE /books/{bookId}': { expected: forAccess('404 not-found') },
  'GET /articles/{articleId}/translations/{language}': { expected: forAccess('200') },
  'POST /articles/{articleId}/translations/{language}': { expected: forAccess('200') },
  'POST /articles/{articleId}/translations/{language}/ahead': { expected: forAccess('200') },
  'GET /notifications': { expected: forAccess('200') },
  'POST /notifications/read': { expected: forAccess('200') },
  'GET /sessions': { expected: forHolders('200') },
  'DELETE /sessions': { expected: forHolders('200') },
  'DELETE /sessions/{sessionId}': { expected: forHolders('404 not-found') },
  'GET /account/data': { expected: forHolders('200') },
  'DELETE /account': { expected: forHolders('200'), query: '?readerId={ownId}' },
  'POST /learning/reading': {
    expected: forAccess('200'),
    body: {
      readerId: someId,
      articleId: someWord.articleId,
      language: 'es',
      day: '2026-01-01',
      device: '00000000-0000-4000-8000-000000000001',
      sentences: [1],
      aided: [],
      secondsRead: 1,
      secondsHeard: 0,
    },
  },
  'GET /learning/articles/{articleId}/end': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/coverage': {
    expected: forAccess('200'),
    query: `?language=es&articles=${someWord.articleId}`,
  },
  'GET /learning/marks/{articleId}': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/placement/next': { expected: forAccess('200'), body: { language: 'es', answers: [] } },
  'GET /learning/vocabulary': { expected: forAccess('200'), query: '?language=es' },
  'PUT /learning/vocabulary': { expected: forAccess('200'), body: { language: 'es', level: 'B1' } },
  'GET /learning/progress': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/right-for-me': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/words': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/words': { expected: forAccess('200'), body: { ...someWord, as: 'save' } },
  'GET /learning/words/at': {
    expected: forAccess('200'),
    query: `?language=es&articleId=${someWord.articleId}&sentence=1&offset=0`,
  },
  'POST /learning/words/changes': { expected: forAccess('200'), body: { ids: [someId], change: 'know' } },
  'PATCH /learning/words/{id}': { expected: forAccess('404 not-found'), body: { isKnown: true } },
  'GET /learning/words/{id}/audio/{file}': { expected: forAccess('404 not-found') },
  'GET /learning/words.csv': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/words.apkg': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/words/import': {
    expected: forAccess('200'),
    body: { language: 'es', kind: 'known', file: 'luz' },
  },
  'GET /learning/review': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/reviews': {
    expected: forAccess('200'),
    body: { reviews: [{ kind: 'undo', id: someId, wordId: someId, undoes: someId, at: '2026-01-01T00:00:00.000Z' }] },
  },
  'GET /learning/settings': { expected: forAccess('200') },
  'PUT /learning/settings': { expected: forAccess('200'), body: {} },
  'GET /subscription-plans': { expected: forAnybody('200') },
  'GET /usage': { expected: forAccess('200') },
  'GET /billing': { expected: forAccess('200') },
  'GET /billing/portal': { expected: forAccess('404 not-found') },
  'POST /checkouts': { expected: forAccess('409 no-payments'), body: { planId: 'monthly' } },
  'POST /checkouts/{checkoutId}/confirm': { expected: forAccess('409 no-payments') },
  'POST /payment-events': { expected: forAnybody('404 not-found'), body: {} },
  'GET /admin/subscription-plans': { expected: forAdmins('200') },
  'POST /admin/subscription-plans': { expected: forAdmins('201'), body: somePlan },
  'PUT /admin/subscription-plans/order': { expected: forAdmins('400 invalid-input'), body: { planIds: [] } },
  'PUT /admin/subscription-plans/{planId}': { expected: forAdmins('200'), body: somePlan },
  'PATCH /admin/subscription-plans/{planId}': { expected: forAdmins('200'), body: { isActive: true } },
  'DELETE /admin/subscription-plans/{planId}': { expected: forAdmins('200') },
  'PUT /admin/users/{userId}/plan': { expected: forAdmins('200'), body: { planId: 'yearly', expiresAt: null } },
  'DELETE /admin/users/{userId}/plan': { expected: forAdmins('404 not-found') },
  'GET /admin/users': { expected: forAdmins('200') },
  'PATCH /admin/users/{userId}': { expected: forAdmins('200'), body: { hasAccess: true } },
  'POST /admin/users/{userId}/export': { expected: forAdmins('200') },
  'DELETE /admin/users/{userId}': { expected: forAdmins('400 invalid-input'), query: '?email=nobody@foxtale.test' },
  'GET /admin/actions': { expected: forAdmins('200') },
  'GET /admin/ports': { expected: forAdmins('200') },
  'POST /admin/ports/{port}/test': { expected: forAdmins('200') },
  'GET /admin/voices': { expected: forAdmins('200') },
  'GET /admin/voices/{name}/sample': { expected: forAdmins('404 not-found') },
  'GET /admin/jobs': { expected: forAdmins('200') },
  'GET /admin/model-usage': { expected: forAdmins('200') },
  'POST /admin/jobs/{jobId}/retry': { expected: forAdmins('404 not-found') },
  'POST /admin/search-index': { expected: forAdmins('202') },
  'GET /admin/feedback': { expected: forAdmins('200') },
  'PATCH /admin/feedback/{feedbackId}': { expected: forAdmins('404 not-found'), body: { isRead: true } },
  'GET /admin/articles': { expected: forAdmins('200') },
  'GET /admin/articles/export': { expected: forAdmins('200') },
  'POST /admin/articles/import': {
    expected: forAdmins('200'),
    body: { format: 'foxtale-articles', version: 1, articles: [] },
  },
  'PATCH /admin/articles/{articleId}': { expected: forAdmins('200'), body: { isHidden: false } },
  'POST /admin/articles/{articleId}/narration/{language}': { expected: forAdmins('202') },
  'POST /admin/articles/{articleId}/translation/{language}': { expected: forAdmins('409 no-translator') },
};

// No jobs run, because they could write while the test checks that a refused request stores nothing.
const server = startOnce(() => startApiServer({ ROLE: 'web' }));
const articleId = articleIdOf('why-the-sky-changes-colour');
let audioHash: string;

beforeAll(async () => {
  // Narrated in advance, so that nothing is stored in the background during the checks.
  audioHash = (await narrateVersion(server.services, { articleId, language: 'es' })).hash;
});

test('the table lists exactly the endpoints of the OpenAPI document', async () => {
  const { body } = await call(server, { path: '/openapi.json' });
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
});

test('the OpenAPI document describes every route', async () => {
  const { body } = await call(server, { path: '/openapi.json' });
  const { paths } = body as { paths: Record<string, unknown> };
  const served = createApp(server.services).routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.endsWith('*'),
  );
  const undocumented = ['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/:file'];
  const routes = new Set(served.map(({ path }) => path).filter((path) => !undocumented.includes(path)));
  const documented = Object.keys(paths).map((path) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect([...routes].sort()).toEqual(documented.sort());
});

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  test('allows the permitted roles and refuses the others with a reason', async () => {
    const prepared = await Promise.all(
      everybody.map(async (who) => ({ who, request: await prepare(who, name, endpoint) })),
    );
    const isRefused = ({ who }: { who: Somebody }) => Number.parseInt(endpoint.expected[who], 10) >= 400;
    const answered: Partial<Expected> = {};
    const before = await fingerprintTables(server.services);
    for (const { who, request } of prepared.filter(isRefused)) answered[who] = await ask(request);
    expect(await fingerprintTables(server.services), 'what the refused requests stored').toEqual(before);
    for (const { who, request } of prepared.filter((one) => !isRefused(one))) answered[who] = await ask(request);
    expect(answered).toEqual(endpoint.expected);
  });
});

test('with ACCESS=open all users have access, and the first change creates a missing profile', async () => {
  const openServer = await startApiServer({ ACCESS: 'open' });
  try {
    const { token } = await createPerson(openServer.services, 'waiting');
    expect(await call(openServer, { path: '/profile', token })).toMatchObject({ status: 200 });

    const { id, token: other } = await createPerson(openServer.services, 'learner');
    await deleteProfile(openServer.services, id);
    expect(await call(openServer, { path: '/profile', token: other })).toMatchObject({ code: 'profile-missing' });
    const change: Call = { method: 'PATCH', path: '/profile', token: other, body: { learningLang: 'de' } };
    expect(await call(openServer, change)).toMatchObject({
      status: 200,
      body: { profile: { learningLang: 'de', mainLang: null, isAdmin: false } },
    });
  } finally {
    await openServer.stop();
  }
});

/** The request, sent by a new user of that role. */
async function prepare(who: Somebody, name: string, { query = '', body }: Endpoint): Promise<Call> {
  const [method = '', path = ''] = name.split(' ');
  const { token, id } = await meet(who);
  const other = await createPerson(server.services, 'waiting');
  const filled = path
    .replace('{userId}', other.id)
    .replace('{articleId}', articleId)
    .replace('{planId}', 'monthly')
    .replace('{language}', 'es')
    .replace('{port}', 'database')
    .replace('{name}', 'es_ES-none-medium')
    .replace('{jobId}', other.id)
    .replace('{sessionId}', await sessionIdOf(other.id))
    .replace('{feedbackId}', other.id)
    .replace('{importId}', other.id)
    .replace('{piece}', '0')
    .replace('{bookId}', other.id)
    .replace('{number}', '1')
    .replace('{id}', other.id)
    .replace('{file}', `${audioHash}.mp3`);
  return {
    method,
    path: `${filled}${query.replace('{ownId}', id)}`,
    body: typeof body === 'function' ? body() : body,
    token,
  };
}

async function ask(request: Call) {
  const { status, code } = await call(server, request);
  return code === undefined ? String(status) : `${status} ${code}`;
}

async function sessionIdOf(accountId: string) {
  const [session] = await server.services.db.query<{ id: string }>`
    select id from sessions where account_id = ${accountId}`;
  return session?.id ?? '';
}

async function meet(who: Somebody) {
  if (who === 'visitor') return { token: undefined, id: randomUUID() };
  const person = await createPerson(server.services, rolesOfOthers[who] ?? (who as Exclude<Role, 'visitor'>));
  if (who === 'profileless') await deleteProfile(server.services, person.id);
  if (who === 'expelled') {
    const { token } = await createPerson(server.services, 'admin');
    const path = `/admin/users/${person.id}`;
    expect((await call(server, { method: 'PATCH', path, token, body: { hasAccess: false } })).status).toBe(200);
  }
  if (who === 'blocked') {
    const { token } = await createPerson(server.services, 'admin');
    const path = `/admin/users/${person.id}`;
    expect((await call(server, { method: 'PATCH', path, token, body: { isBlocked: true } })).status).toBe(200);
    return { id: person.id, token: await createSession(server.services, person.id) };
  }
  if (who === 'former') {
    const longAgo = () => new Date(Date.now() - 31 * 24 * 3600 * 1000);
    return { id: person.id, token: await createSession({ ...server.services, now: longAgo }, person.id) };
  }
  return person;
}

const rolesOfOthers: Partial<Record<Somebody, Exclude<Role, 'visitor'>>> = {
  profileless: 'learner',
  expelled: 'admin',
  blocked: 'admin',
  former: 'learner',
};

function answers({ all, ...exceptions }: Partial<Expected> & { all: string }): Expected {
  const same = { visitor: all, waiting: all, newcomer: all, learner: all, admin: all };
  return { ...same, profileless: all, expelled: all, blocked: all, former: all, ...exceptions };
}
