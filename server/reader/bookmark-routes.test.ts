import { beforeEach, expect, test } from 'vitest';
import type { OwnArticles } from '../../domain/library/article.ts';
import { read } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';

const server = startOnce(startApiServer);
const path = `/articles/${articleIdOf('bread-that-bakes-itself')}/bookmarks`;
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
});

test('lists bookmarks in order with their notes, and only those of the reader', async () => {
  await put(7, 'ask about this');
  await put(3, '');
  expect(await list()).toEqual([
    { sentence: 3, note: '' },
    { sentence: 7, note: 'ask about this' },
  ]);
  expect(await list(await createPerson(server.services, 'learner'))).toEqual([]);
});

test('a second note replaces the first, and a bookmark can be removed twice', async () => {
  await put(3, 'first');
  await put(3, '  second  ');
  expect(await list()).toEqual([{ sentence: 3, note: 'second' }]);
  for (const _ of [1, 2])
    expect(await call(server, { method: 'DELETE', path: `${path}/3`, token: reader.token })).toMatchObject({
      status: 200,
    });
  expect(await list()).toEqual([]);
});

test('a sentence that the article does not have, and a note that is too long, are refused', async () => {
  expect(await put(27, '')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await put(1, 'x'.repeat(501))).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await list()).toEqual([]);
});

test('My articles lists the bookmarked sentences of all articles, newest first', async () => {
  await put(7, 'ask about this');
  const other = `/articles/${articleIdOf('the-last-ferry')}/bookmarks/1`;
  await call(server, { method: 'PUT', path: other, token: reader.token, body: { note: '' } });
  const { body } = await call(server, { path: '/my-articles', token: reader.token });
  const { sentences } = body as OwnArticles;
  expect(sentences).toMatchObject([
    { articleId: articleIdOf('the-last-ferry'), sentence: 1, note: '', language: 'es' },
    { articleId: articleIdOf('bread-that-bakes-itself'), sentence: 7, note: 'ask about this', language: 'es' },
  ]);
  const { paragraphs } = (await read(server, reader, articleIdOf('bread-that-bakes-itself'))).learning ?? {};
  expect(sentences[1]?.text).toBe(paragraphs?.flat()[6]);
});

const put = (sentence: number, note: string) =>
  call(server, { method: 'PUT', path: `${path}/${sentence}`, token: reader.token, body: { note } });

async function list({ token } = reader) {
  const { body } = await call(server, { path, token });
  return (body as { bookmarks: unknown[] }).bookmarks;
}
