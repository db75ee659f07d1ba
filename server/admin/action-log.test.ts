import { beforeAll, expect, test } from 'vitest';
import type { ListedAction } from '../../domain/admin/action-list.ts';
import { planDocument } from '../../tests/support/articles/plan-document.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { rebuildSearchIndexJob } from './rebuild-search-index.job.ts';

interface AdminCall {
  /** The log entries that the request writes. */
  lines: string[];
  query?: string;
  body?: unknown;
}

// Every admin endpoint except those with GET, in an order in which all calls succeed. The first test fails if an endpoint is
// missing here.
const adminCalls: Record<string, AdminCall> = {
  'POST /admin/subscription-plans': { lines: ['plan-created'], body: planDocument() },
  'PUT /admin/subscription-plans/{planId}': { lines: ['plan-changed'], body: planDocument({ priceMinor: 500 }) },
  'PUT /admin/subscription-plans/order': {
    lines: ['plans-reordered'],
    body: async () => ({ planIds: (await listPlanIds()).reverse() }),
  },
  'PATCH /admin/subscription-plans/{planId}': { lines: ['plan-retired'], body: { isActive: false } },
  'DELETE /admin/subscription-plans/{planId}': { lines: ['plan-deleted'] },
  'PUT /admin/users/{userId}/plan': { lines: ['plan-granted'], body: { planId: 'yearly', expiresAt: null } },
  'DELETE /admin/users/{userId}/plan': { lines: ['plan-ended'] },
  'PATCH /admin/users/{userId}': {
    lines: ['access-ended', 'admin-given'],
    body: { hasAccess: false, isAdmin: true },
  },
  'POST /admin/ports/{port}/test': { lines: ['port-tested'] },
  'POST /admin/jobs/{jobId}/retry': { lines: ['job-retried'] },
  'POST /admin/search-index': { lines: ['search-rebuilt'] },
  'PATCH /admin/feedback/{feedbackId}': { lines: ['feedback-read'], body: { isRead: true } },
  'POST /admin/articles/import': {
    lines: ['articles-imported'],
    body: { format: 'foxtale-articles', version: 1, articles: [] },
  },
  'PATCH /admin/articles/{articleId}': { lines: ['article-hidden'], body: { isHidden: true } },
  'POST /admin/articles/{articleId}/narration/{language}': { lines: ['article-narrated'] },
  'POST /admin/articles/{articleId}/translation/{language}': { lines: ['article-translated'] },
  'POST /admin/users/{userId}/export': { lines: ['data-exported'] },
  'DELETE /admin/users/{userId}': { lines: ['account-deleted'], query: '?email={email}' },
};

const model = startOnce(startScriptedModel);
// The server runs only the web role: the test checks log entries of requests, so it needs no jobs.
const server = startOnce(() => startApiServer({ ...model.environment, ROLE: 'web' }));
let admin: Person;
let parts: Record<string, string>;

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
  parts = { language: 'es', port: 'database', ...(await createSubjects()) };
});

test('lists exactly the changing endpoints of /api/admin', async () => {
  const { body } = await call(server, { path: '/openapi.json' });
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const changing = Object.entries(paths)
    .filter(([path]) => path.startsWith('/admin/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((endpoint) => !endpoint.startsWith('GET '));
  expect(changing.sort()).toEqual(Object.keys(adminCalls).sort());
});

test.each(Object.entries(adminCalls))(
  '%s is logged with the admin who did it',
  async (endpoint, { lines, query = '', body }) => {
    const [method = '', template = ''] = endpoint.split(' ');
    const before = new Set((await listActions()).map(({ id }) => id));
    const path = (template + query).replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
    const answer = await ask(method, path, typeof body === 'function' ? await body() : body);
    if (endpoint === 'POST /admin/subscription-plans') parts.planId = (answer as { planId: string }).planId;
    const added = (await listActions()).filter(({ id }) => !before.has(id));
    expect(added.map(({ action }) => action).sort()).toEqual(lines);
    expect(added.every((line) => line.admin === admin.email)).toBe(true);
  },
);

async function createSubjects() {
  const { db, jobs } = server.services;
  const learner = await createPerson(server.services, 'learner');
  await call(server, { method: 'POST', path: '/feedback', token: learner.token, body: { message: 'A word.' } });
  await jobs.enqueue(db, { job: rebuildSearchIndexJob, key: 'failed-once', data: {} });
  const [job] = await db.query<{ id: string }>`
    update jobs.job set state = 'failed' where singleton_key = 'failed-once' returning id`;
  const [feedback] = await db.query<{ id: string }>`select id from feedback`;
  const [article] = await db.query<{ id: string }>`
    select id from articles where visibility = 'everybody' and original_language <> 'es' limit 1`;
  if (!job || !feedback || !article) throw new Error('The test data is incomplete.');
  return { userId: learner.id, email: learner.email, jobId: job.id, feedbackId: feedback.id, articleId: article.id };
}

async function ask(method: string, path: string, body?: unknown) {
  const answer = await call(server, { method, path, token: admin.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

const listActions = async () => ((await ask('GET', '/admin/actions')) as { actions: ListedAction[] }).actions;

const listPlanIds = async () =>
  ((await ask('GET', '/admin/subscription-plans')) as { plans: { id: string }[] }).plans.map(({ id }) => id);
