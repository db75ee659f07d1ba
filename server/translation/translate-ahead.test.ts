import { beforeEach, expect, test } from 'vitest';
import type { Book } from '../../domain/library/book.ts';
import { bringBook } from '../../tests/support/articles/bring-book.ts';
import { kindsTold, read, readUsage } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import { makeTranslation } from './make-translation.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startSilentServer(model.environment));
let reader: Person;

beforeEach(async () => {
  model.forget();
  reader = await createPerson(server.services, 'learner');
});

const pathOf = (articleId: string | undefined) => `/articles/${articleId}/translations/en`;
const press = (articleId: string | undefined) =>
  call(server, { method: 'POST', path: pathOf(articleId), token: reader.token });
const askAhead = (articleId: string | undefined) =>
  call(server, { method: 'POST', path: `${pathOf(articleId)}/ahead`, token: reader.token });
const findState = async (articleId: string | undefined) =>
  (await call(server, { path: pathOf(articleId), token: reader.token })).body;
const awaitReady = (articleId: string | undefined) =>
  expect.poll(() => findState(articleId)).toMatchObject({ translation: { status: 'ready' } });
const choose = (bookId: string, translatesAhead: boolean, { token } = reader) =>
  call(server, { method: 'PATCH', path: `/books/${bookId}`, token, body: { translatesAhead } });

test('a part that is requested counts as one own article, and the other parts stay as they are', async () => {
  const { partIds } = await bringBook(server.services, reader, [4, 4]);
  await press(partIds[0]);
  await awaitReady(partIds[0]);
  expect((await read(server, reader, partIds[0] ?? '')).native?.paragraphs.flat()[1]).toBe('The sentence 2.');
  await press(partIds[0]);
  const usage = await readUsage(server, reader);
  expect([usage['own-articles'].used, usage.translations.used]).toEqual([1, 0]);
  expect(await findState(partIds[1])).toMatchObject({ translation: { status: 'none' } });
  expect(await kindsTold(server, reader)).toEqual(['article-language-generated']);
});

test('nothing is translated ahead until the owner of the book has chosen that', async () => {
  const { bookId, partIds } = await bringBook(server.services, reader, [4, 4]);
  expect((await askAhead(partIds[0])).body).toMatchObject({ translation: { status: 'none' } });
  const other = await createPerson(server.services, 'learner');
  expect((await choose(bookId, true, other)).status).toBe(404);
  await choose(bookId, true);
  await choose(bookId, false);
  await askAhead(partIds[0]);
  expect((await readUsage(server, reader))['own-articles'].used).toBe(0);
  expect(model.questions).toEqual([]);
});

test('parts are translated ahead one by one, without notifications', async () => {
  const { bookId, partIds } = await bringBook(server.services, reader, [4, 4, 4]);
  await choose(bookId, true);
  const { book } = (await call(server, { path: `/books/${bookId}`, token: reader.token })).body as { book: Book };
  expect(book.translation).toEqual({ isAhead: true, canBeMade: true });
  expect((await read(server, reader, partIds[0] ?? '')).origin?.book?.translatesAhead).toBe(true);
  for (const partId of partIds.slice(0, 2)) {
    await askAhead(partId);
    await awaitReady(partId);
  }
  expect((await readUsage(server, reader))['own-articles'].used).toBe(2);
  expect(await findState(partIds[2])).toMatchObject({ translation: { status: 'none' } });
  expect(await kindsTold(server, reader)).toEqual([]);
});

test('a part that is requested several times and whose job runs twice is translated and counted once', async () => {
  const { bookId, partIds } = await bringBook(server.services, reader, [4, 4]);
  await choose(bookId, true);
  await Promise.all([askAhead(partIds[0]), press(partIds[0]), askAhead(partIds[0]), press(partIds[0])]);
  await awaitReady(partIds[0]);
  const asked = model.questions.length;
  await makeTranslation(server.services, { articleId: partIds[0] ?? '', language: 'en' });
  await askAhead(partIds[0]);
  expect(model.questions).toHaveLength(asked);
  expect((await readUsage(server, reader))['own-articles'].used).toBe(1);
});

test('at the limit, a request by the user is refused, and a request ahead does nothing', async () => {
  const { bookId, partIds } = await bringBook(server.services, reader, [4, 4]);
  await choose(bookId, true);
  const { left } = (await readUsage(server, reader))['own-articles'];
  for (let count = 0; count < left; count += 1)
    await spendLimit(server.services, { userId: reader.id, limit: 'own-articles', key: `other ${count}` });
  expect(await askAhead(partIds[0])).toMatchObject({ status: 200, body: { translation: { status: 'none' } } });
  expect((await press(partIds[0])).body).toMatchObject({
    error: { code: 'limit-reached', details: { limit: 'own-articles' } },
  });
  expect(model.questions).toEqual([]);
});

test('a failing provider costs nothing and loses nothing, and only a request by the user tries again', async () => {
  const { bookId, partIds } = await bringBook(server.services, reader, [45, 4]);
  await choose(bookId, true);
  model.next('well', { rateLimited: '3600' });
  await askAhead(partIds[0]);
  await expect
    .poll(() => findState(partIds[0]))
    .toMatchObject({ translation: { status: 'failed', failure: 'model-unavailable' } });
  expect((await readUsage(server, reader))['own-articles'].used).toBe(0);
  const { begunNative } = await read(server, reader, partIds[0] ?? '');
  const keptCount = begunNative?.sentences.filter((sentence) => sentence !== null).length ?? 0;
  expect(keptCount).toBeGreaterThan(10);

  const asked = model.questions.length;
  await askAhead(partIds[0]);
  expect(await findState(partIds[0])).toMatchObject({ translation: { status: 'failed' } });
  expect(model.questions).toHaveLength(asked);
  model.forget();
  await press(partIds[0]);
  await awaitReady(partIds[0]);
  // Only one request: the sentences that were kept are not requested again.
  expect(model.questions).toHaveLength(1);
  expect((await readUsage(server, reader))['own-articles'].used).toBe(1);
  expect(await kindsTold(server, reader)).toEqual(['article-language-generated']);
});
