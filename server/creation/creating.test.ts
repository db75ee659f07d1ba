import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  aiRequest,
  creationOf,
  halfTranslatedRequest,
  kindsTold,
  read,
  readUsage,
  settle,
  submit,
} from '../../tests/support/articles/creations.ts';
import { untilNarrated } from '../../tests/support/articles/until-narrated.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer(model.environment));
let author: Person;

beforeEach(async () => {
  model.forget();
  author = await createPerson(server.services, 'learner');
});

test('an article is written, translated, narrated and shared, and its author notified', async () => {
  const { articleId } = creationOf(await submit(server, author, aiRequest));
  expect(await settle(server, author, articleId)).toMatchObject({
    status: 'done',
    failure: null,
    isTranslated: true,
    isFromDrawer: false,
  });
  const reading = await read(server, author, articleId);
  expect(reading.learning?.paragraphs.flat().length).toBe(reading.native?.paragraphs.flat().length);
  expect(await kindsTold(server, author)).toEqual(['article-created']);
  // The narration is made after the article is done.
  const narration = { path: `/articles/${articleId}/narration/es`, token: author.token };
  await expect
    .poll(async () => (await call(server, narration)).body, untilNarrated)
    .toMatchObject({ narration: { sentences: expect.anything() } });
  const other = await createPerson(server.services, 'learner');
  expect((await read(server, other, articleId)).articleId).toBe(articleId);
  expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
});

test('a description of nine characters is too short for a model', async () => {
  const refused = await submit(server, author, { ...aiRequest, description: 'Too short' });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  const { error } = refused.body as { error: { details: { fields: object[] } } };
  expect(error.details.fields).toEqual([{ field: 'request.description', problem: 'too-short' }]);
  expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
});

test('keeps the sentences that the author has translated, and translates the rest', async () => {
  const { articleId } = creationOf(await submit(server, author, halfTranslatedRequest));
  expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', isTranslated: true });
  const { native, begunNative } = await read(server, author, articleId);
  expect([native?.title, native?.paragraphs.flat()]).toEqual([
    'Letter',
    ['Dear Grandma, I came back today.', expect.stringMatching(/\S/)],
  ]);
  expect(begunNative).toBe(null);
  const asked = model.questions.map(({ material }) => material);
  expect(asked).toMatchObject([{ sentences: [{ text: 'El limonero sigue en el patio.' }] }]);
});

test('two concurrent submissions with the same id create one article and are counted once', async () => {
  const articleId = randomUUID();
  await Promise.all([submit(server, author, aiRequest, articleId), submit(server, author, aiRequest, articleId)]);
  await settle(server, author, articleId);
  expect(model.countQuestions('write-article')).toBe(1);
  expect((await readUsage(server, author))['ai-articles'].used).toBe(1);
});

test('other users cannot access a private article', async () => {
  const { articleId } = creationOf(await submit(server, author, { ...aiRequest, visibility: 'private' }));
  await settle(server, author, articleId);
  const other = await createPerson(server.services, 'learner');
  for (const path of [`/articles/${articleId}`, `/articles/${articleId}/creation`]) {
    expect(await call(server, { path, token: other.token })).toMatchObject({ status: 404 });
  }
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { visibility: 'everybody' } : undefined;
    const refused = await call(server, { method, path: `/articles/${articleId}`, token: other.token, body });
    expect(refused.status).toBe(404);
  }
  expect((await submit(server, other, aiRequest, articleId)).status).toBe(404);
});

test('two concurrent requests for a translation share one job, and both users are notified', async () => {
  const { articleId } = creationOf(await submit(server, author, aiRequest));
  await settle(server, author, articleId);
  model.questions.length = 0;
  const other = await createPerson(server.services, 'learner');
  const path = `/articles/${articleId}/translations/sl`;
  await Promise.all([author, other].map(({ token }) => call(server, { method: 'POST', path, token })));
  await expect
    .poll(async () => (await call(server, { path, token: other.token })).body)
    .toMatchObject({ translation: { status: 'ready' } });
  const batches = model.questions.map(({ material }) => JSON.stringify(material));
  expect(new Set(batches).size).toBe(batches.length);
  expect(await kindsTold(server, other)).toEqual(['article-language-generated']);
  const spent = [
    (await readUsage(server, author)).translations.used,
    (await readUsage(server, other)).translations.used,
  ];
  expect(spent.sort()).toEqual([0, 1]);
});

test('the work on a deleted article stops', async () => {
  model.always({ slowMs: 1500 });
  const { articleId } = creationOf(await submit(server, author, aiRequest));
  await expect.poll(() => model.questions.length).toBe(1);
  const deleted = await call(server, { method: 'DELETE', path: `/articles/${articleId}`, token: author.token });
  expect(deleted.status).toBe(200);
  await expect.poll(() => countWorking()).toBe(0);
  expect(model.questions.length).toBe(1);
  expect(await kindsTold(server, author)).toEqual([]);
});

const countWorking = async () => (await server.services.jobs.count()).running;
