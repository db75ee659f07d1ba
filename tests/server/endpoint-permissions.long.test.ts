import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { articleIdOf } from '../../server/library/import-library.ts';
import { narrateVersion } from '../../server/reader/narration/narrate-version.ts';
import { type Call, call } from '../support/call.ts';
import { fingerprintTables } from '../support/database/fingerprint-tables.ts';
import { createPerson, createSession, deleteProfile, type Role } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';
import { accountEndpoints } from './endpoints/account-endpoints.ts';
import { adminEndpoints } from './endpoints/admin-endpoints.ts';
import { creationEndpoints } from './endpoints/creation-endpoints.ts';
import { type Endpoint, type Expected, everybody, type Somebody } from './endpoints/endpoint.ts';
import { learningEndpoints } from './endpoints/learning-endpoints.ts';
import { readingEndpoints } from './endpoints/reading-endpoints.ts';

// Every endpoint of the server, with the expected response per role.
const endpoints = {
  ...accountEndpoints,
  ...readingEndpoints,
  ...creationEndpoints,
  ...learningEndpoints,
  ...adminEndpoints,
};

// Starts the server without jobs (`ROLE: 'web'`), because a job could write while the test checks that a refused request
// stores nothing.
const server = startOnce(() => startApiServer({ ROLE: 'web' }));
const articleId = articleIdOf('why-the-sky-changes-colour');
let audioHash: string;

beforeAll(async () => {
  // Creates the narration in advance, so that no request stores a narration in the background during the checks.
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
      everybody.map(async (who) => {
        const mustBeRefused = Number.parseInt(endpoint.expected[who], 10) >= 400;
        return {
          who,
          mustBeRefused,
          request: toRequest(name, endpoint, await (mustBeRefused ? sharedSender(who) : createSender(who))),
        };
      }),
    );
    const answered: Partial<Expected> = {};
    const before = await fingerprintTables(server.services);
    for (const { who, request } of prepared.filter(({ mustBeRefused }) => mustBeRefused))
      answered[who] = await ask(request);
    expect(await fingerprintTables(server.services), 'what the refused requests stored').toEqual(before);
    for (const { who, request } of prepared.filter(({ mustBeRefused }) => !mustBeRefused))
      answered[who] = await ask(request);
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

interface Sender {
  token: string | undefined;
  id: string;
  /** The user who is the target of the request, and a session of that user. */
  other: { id: string; sessionId: string };
}

function toRequest(name: string, { query = '', body }: Endpoint, { token, id, other }: Sender): Call {
  const [method = '', path = ''] = name.split(' ');
  const filled = path
    .replace('{userId}', other.id)
    .replace('{articleId}', articleId)
    .replace('{planId}', 'monthly')
    .replace('{language}', 'es')
    .replace('{port}', 'database')
    .replace('{name}', 'es_ES-none-medium')
    .replace('{jobId}', other.id)
    .replace('{sessionId}', other.sessionId)
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

/** Returns the same user for all refused requests of a role. Refused requests change nothing, so they can share a user. */
function sharedSender(who: Somebody) {
  const known = sharedSenders.get(who) ?? createSender(who);
  sharedSenders.set(who, known);
  return known;
}

const sharedSenders = new Map<Somebody, Promise<Sender>>();

/** Creates a user of the given role, and a second user as the target of requests such as `PATCH /admin/users/:id`. */
async function createSender(who: Somebody): Promise<Sender> {
  const other = await createPerson(server.services, 'waiting');
  return { ...(await createPersonOf(who)), other: { id: other.id, sessionId: await sessionIdOf(other.id) } };
}

async function createPersonOf(who: Somebody) {
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
