import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aiRequest,
  askAgain,
  creationOf,
  kindsTold,
  readUsage,
  settle,
  submit,
} from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import type { TestServer } from '../../tests/support/servers/start-test-server.ts';
import { indexWordsJob } from '../learning/reading/index-words.job.ts';
import type { Job } from '../platform/job-queue/define-job.ts';
import { translateArticleJob } from '../translation/translate-article.job.ts';
import { createArticleJob } from './create-article.job.ts';
import { createArticle } from './create-article.ts';
import { finishCreation } from './finish-creation.ts';
import { findStoredCreation } from './queries.ts';

const model = startOnce(startScriptedModel);
let server: TestServer;
let author: Person;

describe('while a worker makes an article', () => {
  beforeAll(async () => {
    server = await startSilentServer(model.environment, [
      indexWordsJob,
      ...[createArticleJob, translateArticleJob].map(endSlowly),
    ]);
  });

  afterAll(() => server.stop());

  beforeEach(prepare);

  test('a retry that is requested right after the failure runs', async () => {
    model.next('declined');
    const articleId = await submitArticle();
    expect(await settle(server, author, articleId)).toMatchObject({ failure: 'model-declined' });
    await askAgain(server, author, articleId);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });

  test('its failed translation can be requested at once, and is not made twice', async () => {
    model.next('untranslated', 'declined');
    const articleId = await submitArticle('medium');
    const failed = async () =>
      (await call(server, { path: `/articles/${articleId}/translations/en`, token: author.token })).body;
    await expect.poll(failed, { interval: 20 }).toMatchObject({ translation: { status: 'failed' } });
    model.forget();
    model.always({ slowMs: 200 });
    for (const _twice of [1, 2]) expect((await ask(articleId, 'en')).status).toBeLessThan(300);
    await expect.poll(failed).toMatchObject({ translation: { status: 'ready' } });
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    const batches = model.questions.map(({ material }) => JSON.stringify(material));
    expect(batches.length).toBeGreaterThan(1);
    expect(new Set(batches).size).toBe(batches.length);
    expect(await kindsTold(server, author)).toEqual(['article-created', 'article-language-generated']);
  });

  test('a translation that is requested again right after its failure is made', async () => {
    const articleId = await submitArticle();
    await settle(server, author, articleId);
    const path = `/articles/${articleId}/translations/sl`;
    const status = async () => (await call(server, { path, token: author.token })).body;
    model.next('declined');
    await ask(articleId, 'sl');
    await expect.poll(status, { interval: 20 }).toMatchObject({ translation: { status: 'failed' } });
    await ask(articleId, 'sl');
    await expect.poll(status).toMatchObject({ translation: { status: 'ready' } });
    expect((await readUsage(server, author)).translations.used).toBe(1);
  });

  test('a translation that is requested while the article is deleted answers 404', async () => {
    const articleId = await submitArticle();
    await settle(server, author, articleId);
    const request = await server.services.db.transaction(async (tx) => {
      await tx.query`delete from articles where id = ${articleId}`;
      const answer = ask(articleId, 'sl');
      await sleep(300);
      return { answer };
    });
    expect(await request.answer).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('an article that is deleted while it is written does not reappear', async () => {
    model.always({ slowMs: 600 });
    const articleId = await submitArticle();
    await expect.poll(() => model.questions.length, { interval: 20 }).toBe(1);
    await call(server, { method: 'DELETE', path: `/articles/${articleId}`, token: author.token });
    await sleep(1200);
    expect(await countArticles(articleId)).toBe(0);
    expect(await kindsTold(server, author)).toEqual([]);
  });

  test('a repeated giveUp does not end a retry that has started since', async () => {
    model.next('declined');
    const articleId = await submitArticle();
    await settle(server, author, articleId);
    // Simulates that the process died after the job's `giveUp` and before the job was marked as done.
    await server.services.db.query`
      update jobs.job set state = 'retry', start_after = now() + interval '1 second', completed_on = null
      where name = 'create-article.failed' and singleton_key = ${articleId}`;
    model.always({ slowMs: 1000 });
    await askAgain(server, author, articleId);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });
});

describe('when two workers run the same job', () => {
  const attempt = { number: 1, isLast: false, signal: new AbortController().signal };

  beforeAll(async () => {
    server = await startSilentServer(model.environment, [indexWordsJob, { ...createArticleJob, run: async () => {} }]);
  });

  afterAll(() => server.stop());

  beforeEach(prepare);

  test('one article is created, and its author is notified once', async () => {
    const articleId = await submitArticle();
    await Promise.all([work(articleId), work(articleId)]);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done' });
    expect(await countArticles(articleId)).toBe(1);
    expect(await kindsTold(server, author)).toEqual(['article-created']);
  });

  test('a failed article stays failed: it is not finished after its refund', async () => {
    const articleId = await submitArticle();
    const creation = await findStoredCreation(server.services, articleId);
    if (creation === undefined) throw new Error('Nothing was submitted.');
    await createArticleJob.giveUp?.(server.services, { articleId }, { message: 'job timed out', code: undefined });
    await finishCreation(server.services, creation, attempt);
    expect(await settle(server, author, articleId)).toMatchObject({ failure: 'internal' });
    expect(await kindsTold(server, author)).toEqual(['article-creation-error']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
  });

  const work = (articleId: string) => createArticle(server.services, articleId, attempt);
});

/** Adds a delay between the end of the work and the completion of the job. */
const endSlowly = (job: Job<unknown>): Job<unknown> => ({
  ...job,
  run: (...given) => job.run(...given).finally(() => sleep(400)),
});

async function prepare() {
  model.forget();
  author = await createPerson(server.services, 'learner');
}

const submitArticle = async (length = 'short') =>
  creationOf(await submit(server, author, { ...aiRequest, length })).articleId;

const ask = (articleId: string, language: string) =>
  call(server, { method: 'POST', path: `/articles/${articleId}/translations/${language}`, token: author.token });

const countArticles = async (articleId: string) =>
  (await server.services.db.query`select 1 from articles where id = ${articleId}`).length;
