import { beforeEach, describe, expect, test } from 'vitest';
import {
  aiRequest,
  awaitOutage,
  creationOf,
  kindsTold,
  read,
  readUsage,
  settle,
  submit,
} from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';

const model = startOnce(startScriptedModel);
let author: Person;

beforeEach(() => model.forget());

describe('an article waits for a provider', () => {
  const server = startOnce(() => startSilentServer(model.environment));

  beforeEach(async () => {
    author = await createPerson(server.services, 'learner');
  });

  test('that is down for some seconds', async () => {
    model.always('broken');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const waiting = await awaitOutage(server, author, articleId);
    expect(waiting).toMatchObject({ failure: null, nextTryAt: expect.any(String) });
    expect(Date.parse(waiting.nextTryAt ?? '')).toBeGreaterThan(Date.now() + 2000);
    model.always('well');
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null, nextTryAt: null });
    expect(await kindsTold(server, author)).toEqual(['article-created']);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
  });

  test('that asks to be called again in two minutes', async () => {
    model.next({ rateLimited: '120' });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const { nextTryAt } = await awaitOutage(server, author, articleId);
    const waitMs = Date.parse(nextTryAt ?? '') - Date.now();
    expect(waitMs).toBeGreaterThan(110_000);
    expect(waitMs).toBeLessThanOrEqual(120_000);
    expect(model.questions).toHaveLength(1);
    await endWait(articleId);
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
  });

  test('and fails if it has to wait for an hour', async () => {
    model.next({ rateLimited: '3600' });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    expect(await settle(server, author, articleId)).toMatchObject({ failure: 'model-unavailable' });
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
  });

  test('and so does a requested translation', async () => {
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    model.next({ rateLimited: '120' });
    const path = `/articles/${articleId}/translations/sl`;
    await call(server, { method: 'POST', path, token: author.token });
    const find = async () => (await call(server, { path, token: author.token })).body;
    await expect.poll(find).toMatchObject({ translation: { failure: null, nextTryAt: expect.any(String) } });
    await endWait(`${articleId}:sl`);
    await expect.poll(find).toMatchObject({ translation: { status: 'ready', nextTryAt: null } });
  });

  /** Ends the waiting time before the next try of the job. */
  const endWait = (key: string) =>
    server.services.db.query`update jobs.job set start_after = now() where singleton_key = ${key} and state = 'retry'`;
});

describe('an article whose translation fails', () => {
  const server = startOnce(() => startSilentServer(model.environment));

  beforeEach(async () => {
    author = await createPerson(server.services, 'learner');
  });

  test.each(['declined', 'no-json'] as const)(
    'opens, and the translation can be requested again: %s',
    async (fault) => {
      model.next('untranslated', fault, fault, fault, fault);
      const { articleId } = creationOf(await submit(server, author, aiRequest));
      expect(await settle(server, author, articleId)).toMatchObject({
        status: 'done',
        failure: null,
        isTranslated: false,
      });
      const { learning, native } = await read(server, author, articleId);
      expect(learning?.paragraphs.flat().length).toBeGreaterThan(5);
      expect(native).toBe(null);
      expect(await kindsTold(server, author)).toEqual(['article-created', 'article-language-generation-error']);
      model.forget();
      const path = `/articles/${articleId}/translations/en`;
      await call(server, { method: 'POST', path, token: author.token });
      await expect
        .poll(async () => (await call(server, { path, token: author.token })).body)
        .toMatchObject({ translation: { status: 'ready' } });
      expect((await read(server, author, articleId)).native?.paragraphs.flat().length).toBeGreaterThan(5);
    },
  );
});
