import { beforeEach, describe, expect, test } from 'vitest';
import {
  aiRequest,
  askAgain,
  creationOf,
  kindsTold,
  manualRequest,
  readUsage,
  settle,
  submit,
} from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startSilentServer(model.environment));
let author: Person;

beforeEach(async () => {
  model.forget();
  author = await createPerson(server.services, 'learner');
});

describe('a retry by the author', () => {
  test('continues after the model declined, and the failure is not counted', async () => {
    model.next('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    expect(await settle(server, author, articleId)).toMatchObject({
      status: 'generating-article',
      failure: 'model-declined',
      request: aiRequest,
    });
    expect(await kindsTold(server, author)).toEqual(['article-creation-error']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
    await askAgain(server, author, articleId);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done' });
    expect(await kindsTold(server, author)).toEqual(['article-created']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });

  test('is limited to five starts per day while the model fails, for retries and new articles together', async () => {
    model.always('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    for (let again = 2; again <= 5; again++) {
      await askAgain(server, author, articleId);
      expect(await settle(server, author, articleId)).toMatchObject({ failure: 'model-declined' });
    }
    const retry = { method: 'POST', path: `/articles/${articleId}/creation/retry`, token: author.token };
    for (const refused of [await call(server, retry), await submit(server, author, aiRequest)]) {
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-tries' } } });
    }
    expect(model.questions).toHaveLength(5);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
  });

  test('of a failed translation is free for the creator up to five times per day, also when no translations are left', async () => {
    model.next('untranslated');
    model.always('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await expect.poll(() => model.countQuestions('write-article')).toBe(1);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', isTranslated: false });
    const { allowed } = (await readUsage(server, author)).translations;
    await server.services.db.query`
      insert into limit_uses (user_id, "limit", period_start, used)
      select user_id, 'translations', period_start, ${allowed} from limit_uses where user_id = ${author.id}`;

    const path = `/articles/${articleId}/translations/en`;
    const statusOf = async () => (await call(server, { path, token: author.token })).body;
    const tryAgain = () => call(server, { method: 'POST', path, token: author.token });
    for (let tries = 1; tries <= 5; tries++) {
      expect(await tryAgain()).toMatchObject({ status: 200 });
      await expect.poll(statusOf).toMatchObject({ translation: { status: 'failed' } });
    }
    expect(await tryAgain()).toMatchObject({ status: 429, body: { error: { code: 'too-many-tries' } } });
    expect((await readUsage(server, author)).translations.used).toBe(allowed);
  });

  test('does not request sentences again that were translated before the failure', async () => {
    model.next('untranslated', 'well', 'declined');
    const { articleId } = creationOf(await submit(server, author, { ...aiRequest, length: 'long' }));
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', isTranslated: false });
    const [write, first] = model.questions;
    expect([write?.purpose, first?.purpose]).toEqual(['write-article', 'translate-sentences']);
    model.questions.length = 0;
    const path = `/articles/${articleId}/translations/en`;
    await call(server, { method: 'POST', path, token: author.token });
    await expect
      .poll(async () => (await call(server, { path, token: author.token })).body)
      .toMatchObject({ translation: { status: 'ready' } });
    expect((await readUsage(server, author)).translations.used).toBe(0);
    expect(model.countQuestions('write-article')).toBe(0);
    expect(model.questions.map(({ material }) => JSON.stringify(material))).not.toContain(
      JSON.stringify(first?.material),
    );
  });
});

describe('a retry of the failed job by an admin', () => {
  test('creates the article, notifies the author, and is counted like a retry by the author', async () => {
    model.next('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    expect(await retryAsAdmin('create-article', articleId)).toMatchObject({ status: 200 });
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    expect(await kindsTold(server, author)).toEqual(['article-created']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });

  test('runs when the author has no uses left', async () => {
    model.next('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    await server.services.db.query`
      update limit_uses set used = 3 where user_id = ${author.id} and "limit" = 'ai-articles'`;
    await retryAsAdmin('create-article', articleId);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    expect((await readUsage(server, author))['ai-articles'].used).toBe(3);
  });

  test('creates one article if the author has retried as well', async () => {
    model.next('declined', { slowMs: 500 });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    await askAgain(server, author, articleId);
    expect(await retryAsAdmin('create-article', articleId)).toMatchObject({ status: 200 });
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    expect(model.countQuestions('write-article')).toBe(2);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });

  test('notifies the author when it fails again', async () => {
    model.always('declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    await retryAsAdmin('create-article', articleId);
    await expect.poll(() => model.countQuestions('write-article')).toBe(2);
    expect(await settle(server, author, articleId)).toMatchObject({ failure: 'model-declined' });
    expect(await kindsTold(server, author)).toEqual(['article-creation-error']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
  });

  test('makes a translation for all waiting users, and is counted for the first one', async () => {
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    const other = await createPerson(server.services, 'learner');
    const path = `/articles/${articleId}/translations/sl`;
    const statusOf = async () => (await call(server, { path, token: other.token })).body;
    model.always('declined');
    for (const { token } of [author, other]) {
      await call(server, { method: 'POST', path, token });
      await expect.poll(statusOf).toMatchObject({ translation: { status: 'failed' } });
    }
    model.always('well');
    expect(await retryAsAdmin('translate-article', articleId)).toMatchObject({ status: 200 });
    await expect.poll(statusOf).toMatchObject({ translation: { status: 'ready' } });
    expect(await kindsTold(server, other)).toEqual(['article-language-generated']);
    expect((await readUsage(server, author)).translations.used).toBe(1);
    expect((await readUsage(server, other)).translations.used).toBe(0);
  });
});

test('a translation that failed without a model is made once one is configured', async () => {
  const modelless = await startApiServer();
  const database = { DATABASE_URL: modelless.services.config.databaseUrl ?? '' };
  const reader = await createPerson(modelless.services, 'learner');
  const { articleId } = creationOf(await submit(modelless, reader, manualRequest));
  await settle(modelless, reader, articleId);
  await modelless.stop();
  const next = await startApiServer({ ...model.environment, ...database });
  try {
    const path = `/articles/${articleId}/translations/en`;
    await expect
      .poll(async () => (await call(next, { path, token: reader.token })).body)
      .toMatchObject({ translation: { status: 'ready' } });
    expect((await readUsage(next, reader)).translations.used).toBe(0);
  } finally {
    await next.stop();
  }
});

async function retryAsAdmin(name: string, articleId: string) {
  const { token } = await createPerson(server.services, 'admin');
  const failed = (await server.services.jobs.list({ state: 'failed' })).find(
    (job) => job.name === name && job.key?.startsWith(articleId),
  );
  return call(server, { method: 'POST', path: `/admin/jobs/${failed?.id}/retry`, token });
}
