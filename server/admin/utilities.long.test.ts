import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedAction } from '../../domain/admin/action-list.ts';
import type { AdminArticle } from '../../domain/admin/article-list.ts';
import type { ListedFeedback } from '../../domain/admin/feedback-list.ts';
import type { AdminJob } from '../../domain/admin/job-list.ts';
import { type PortState, type PortTest, ports } from '../../domain/admin/port.ts';
import { aiArticleSchema, type NewArticle } from '../../domain/creation/new-article.ts';
import { aiRequest } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { insertCreation } from '../creation/queries.ts';
import { articleIdOf } from '../library/import-library.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { narrateVersion } from '../reader/narration/narrate-version.ts';
import { allJobs } from '../worker.ts';

let isBroken = true;
const fragileJob = defineJob({
  name: 'fragile',
  schema: v.object({ articleId: v.optional(v.string()) }),
  async run() {
    if (isBroken) throw new Error('The wheel has come off.');
  },
  settings: { retries: 0 },
});

const server = startOnce(() => startApiServer({}, [...allJobs, fragileJob]));
let admin: Person;
const articleId = articleIdOf('why-the-sky-changes-colour');

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
});

describe('the ports of a server without any provider', () => {
  test('show their implementation', async () => {
    const { body } = await ask('GET', '/admin/ports');
    const kinds = (body as { ports: PortState[] }).ports.map(({ port, kind }) => `${port}: ${kind}`);
    expect(kinds).toEqual([
      'identity: local-accounts',
      'database: own-database',
      'writer: drawer',
      'translator: nothing',
      'narrator: built-in-voice',
      'definer: lexicon',
      'files: folder',
      'payments: nothing',
    ]);
  });

  test('make a real call when tested, or report what is missing', async () => {
    const tested: Record<string, string> = {};
    for (const port of ports) {
      const { isWorking, latencyMs, problem } = await testPort(port);
      expect(latencyMs).toBeGreaterThanOrEqual(0);
      tested[port] = isWorking ? 'works' : (problem ?? '');
    }
    expect(tested).toEqual({
      identity: 'works',
      database: 'works',
      writer: 'works',
      narrator: 'works',
      definer: 'works',
      files: 'works',
      translator: 'no-translator',
      payments: 'no-payments',
    });
    expect((await listActions()).filter(({ action }) => action === 'port-tested')).toHaveLength(ports.length);
  });
});

describe('the ports of a server with a language model', () => {
  const model = startOnce(startScriptedModel);
  const own = startOnce(() => startApiServer(model.environment));

  test('show the model, call it, and report a failure without secrets', async () => {
    const { token } = await createPerson(own.services, 'admin');
    const { text } = await call(own, { path: '/admin/ports', token });
    const key = own.services.config.languageModel?.apiKey ?? 'no key';
    expect(text).toContain('language-model');
    const test = async () => {
      const answer = await call(own, { method: 'POST', path: '/admin/ports/writer/test', token });
      expect(`${text}${answer.text}`).not.toContain(key);
      return answer.body as PortTest;
    };
    expect(await test()).toMatchObject({ isWorking: true, problem: null });
    await model.stop();
    expect(await test()).toMatchObject({ isWorking: false, problem: expect.stringMatching(/\S/) });
  });
});

describe('the job queue', () => {
  test('shows failed jobs with their error, and repeated retry requests start one retry', async () => {
    await server.services.jobs.enqueue(server.services.db, { job: fragileJob, key: 'one', data: {} });
    await expect.poll(() => listJobs('failed')).toHaveLength(1);
    const [failed] = await listJobs('failed');
    expect(failed).toMatchObject({ name: 'fragile', error: 'The wheel has come off.', attempts: 1, maxAttempts: 1 });
    isBroken = false;
    const retry = () => ask('POST', `/admin/jobs/${failed?.id}/retry`);
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      expect.arrayContaining([
        [200, { isRetried: true }],
        [200, { isRetried: false }],
      ]),
    );
    await expect.poll(() => listJobs('failed')).toHaveLength(0);
    await expect.poll(async () => (await listJobs('done')).map(({ name }) => name)).toContain('fragile');
    expect(await retry()).toMatchObject({ status: 200, body: { isRetried: false } });
    expect((await listActions()).filter(({ action }) => action === 'job-retried')).toHaveLength(1);
  });

  test('shows the requested topic of jobs whose article was not written', async () => {
    isBroken = true;
    const { services } = server;
    const asked: [string, NewArticle | undefined][] = [
      [randomUUID(), v.parse(aiArticleSchema, aiRequest)],
      [randomUUID(), { way: 'surprise' }],
      [randomUUID(), undefined],
    ];
    for (const [articleId, request] of asked) {
      const languages = { learningLang: 'es', mainLang: 'en' } as const;
      if (request !== undefined)
        await insertCreation(services, { articleId, authorId: admin.id, request, ...languages });
      await services.jobs.enqueue(services.db, { job: fragileJob, key: articleId, data: { articleId } });
    }
    await expect.poll(() => listJobs('failed')).toHaveLength(3);
    const titles = (await listJobs('failed')).map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set([aiRequest.description, '', null]));
  });
});

describe('maintenance', () => {
  test('rebuilds the search index in the background', async () => {
    await server.services.db.query`delete from article_search`;
    expect(await ask('POST', '/admin/search-index')).toMatchObject({ status: 202, body: { isStarted: true } });
    await expect.poll(() => server.services.db.query`select 1 from article_search limit 1`).toHaveLength(1);
  });

  test('narrates a version again', async () => {
    const madeAt = async () => {
      const rows = await server.services.db.query<{ madeAt: Date }>`
        select made_at as "madeAt" from narration_tracks where article_id = ${articleId} and language = 'es'`;
      return rows[0]?.madeAt.getTime() ?? 0;
    };
    await narrateVersion(server.services, { articleId, language: 'es' });
    const before = await madeAt();
    expect(await ask('POST', `/admin/articles/${articleId}/narration/es`)).toMatchObject({ status: 202 });
    await expect.poll(madeAt).toBeGreaterThan(before);
  });

  test('refuses a translation without a language model', async () => {
    expect(await ask('POST', `/admin/articles/${articleId}/translation/es`)).toMatchObject({ code: 'no-translator' });
    const original = await ask('POST', `/admin/articles/${articleId}/translation/en`);
    expect(original).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('hides an article from all readers, and restores its former visibility', async () => {
    const { token } = await createPerson(server.services, 'learner');
    const open = async () => (await call(server, { path: `/articles/${articleId}`, token })).status;
    await ask('PATCH', `/admin/articles/${articleId}`, { isHidden: true });
    expect(await open()).toBe(404);
    await ask('PATCH', `/admin/articles/${articleId}`, { isHidden: true });
    await ask('PATCH', `/admin/articles/${articleId}`, { isHidden: false });
    expect(await open()).toBe(200);
    const logged = (await listActions()).filter(({ action }) => /^article-(hidden|shown)$/.test(action));
    expect(logged.map(({ action }) => action)).toEqual(['article-shown', 'article-hidden']);
    expect(logged[0]?.subject).toMatch(/\S/);
  });

  test('keeps a private article private after hiding and showing it', async () => {
    const author = await createPerson(server.services, 'learner');
    await server.services.db.query`
      update articles set visibility = 'private', author_id = ${author.id} where id = ${articleId}`;
    await ask('PATCH', `/admin/articles/${articleId}`, { isHidden: true });
    await ask('PATCH', `/admin/articles/${articleId}`, { isHidden: false });
    const { token } = await createPerson(server.services, 'learner');
    expect((await call(server, { path: `/articles/${articleId}`, token })).status).toBe(404);
    expect((await call(server, { path: `/articles/${articleId}`, token: author.token })).status).toBe(200);
  });

  test('finds articles by part of a title in any language', async () => {
    const [version] = await server.services.db.query<{ id: string; title: string }>`
      select v.article_id as id, v.title from article_versions v join articles a on a.id = v.article_id
      where v.language = 'sl' and a.visibility = 'everybody' order by v.title limit 1`;
    const path = `/admin/articles?search=${encodeURIComponent(version?.title.slice(1).toUpperCase() ?? '')}`;
    const { articles } = (await ask('GET', path)).body as { articles: AdminArticle[] };
    expect(articles.map(({ id }) => id)).toContain(version?.id);
  });
});

describe('the feedback inbox', () => {
  test('lists unread messages first, and stores the read state', async () => {
    const { token, email } = await createPerson(server.services, 'learner');
    const send = (message: string) => call(server, { method: 'POST', path: '/feedback', token, body: { message } });
    await send('The first');
    await send('The second');
    const [second, first] = await inbox();
    expect([second?.message, first?.message, second?.email]).toEqual(['The second', 'The first', email]);
    expect(await ask('PATCH', `/admin/feedback/${second?.id}`, { isRead: true })).toMatchObject({ status: 200 });
    expect((await inbox()).map(({ message, isRead }) => [message, isRead])).toEqual([
      ['The first', false],
      ['The second', true],
    ]);
    await ask('PATCH', `/admin/feedback/${second?.id}`, { isRead: false });
    expect((await inbox())[0]).toMatchObject({ message: 'The second', isRead: false });
  });
});

const ask = (method: string, path: string, body?: unknown) => call(server, { method, path, token: admin.token, body });

const testPort = async (port: string) => (await ask('POST', `/admin/ports/${port}/test`)).body as PortTest;

const listJobs = async (state: string) =>
  ((await ask('GET', `/admin/jobs?state=${state}`)).body as { jobs: AdminJob[] }).jobs;

const listActions = async () => ((await ask('GET', '/admin/actions')).body as { actions: ListedAction[] }).actions;

const inbox = async () => ((await ask('GET', '/admin/feedback')).body as { messages: ListedFeedback[] }).messages;
