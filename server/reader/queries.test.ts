import { describe, expect, test } from 'vitest';
import { createArticle } from '../../tests/support/articles/create-article.ts';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';
import { findReading, savePosition } from './queries.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('bread-that-bakes-itself');

async function createReader() {
  const { id } = await createPerson(server.services, 'learner');
  const save = (sentence: number, readAt: string) =>
    savePosition(server.services, {
      readerId: id,
      articleId,
      language: 'es',
      sentence,
      isFinished: false,
      readAt: new Date(readAt),
    });
  const read = () => findReading(server.services, articleId, { readerId: id, learningLang: 'es', mainLang: 'en' });
  return { id, save, read };
}

test('returns an article in both languages with the same number of sentences', async () => {
  const { read } = await createReader();
  const reading = await read();
  const counts = [reading?.learning, reading?.native].map((version) => version?.paragraphs.map(({ length }) => length));
  expect(counts[0]).toEqual(counts[1]);
  expect(reading?.sentenceCount).toBe(26);
  expect(reading?.position).toBeNull();
});

test('the position with the later time wins, in any order of requests', async () => {
  const { save, read } = await createReader();
  await save(9, '2026-01-02T10:00:00Z');
  await save(4, '2026-01-01T10:00:00Z');
  expect((await read())?.position).toMatchObject({ sentence: 9 });
});

test('a position after the end becomes the last sentence', async () => {
  const { save, read } = await createReader();
  await save(500, '2026-01-01T10:00:00Z');
  expect((await read())?.position).toMatchObject({ sentence: 26 });
});

test('returns no translation if learning and native language are the same', async () => {
  const { id } = await createReader();
  const reading = await findReading(server.services, articleId, { readerId: id, learningLang: 'es', mainLang: 'es' });
  expect(reading?.native).toBeNull();
});

test('returns an article that has neither language, with its attributes', async () => {
  const { id } = await createReader();
  const inNeither = await createArticle(server.services, 4);
  await server.services.db.query`update articles set level = 'B1' where id = ${inNeither}`;
  expect(
    await findReading(server.services, inNeither, { readerId: id, learningLang: 'fr', mainLang: 'de' }),
  ).toMatchObject({
    learning: null,
    native: null,
    begunNative: null,
    wordCount: 0,
    sentenceCount: 0,
    creatorKind: 'library',
    type: 'fictional-story',
    genres: ['drama'],
    tone: 'dramatic',
    level: 'B1',
  });
});

test('does not return hidden articles and private articles of others', async () => {
  const { id, read } = await createReader();
  const other = await createReader();
  await server.services.db
    .query`update articles set visibility = 'private', author_id = ${other.id} where id = ${articleId}`;
  expect(await read()).toBeUndefined();
  expect(await other.read()).toBeDefined();
  await server.services.db.query`update articles set visibility = 'hidden' where id = ${articleId}`;
  expect(await other.read()).toBeUndefined();
  await server.services.db
    .query`update articles set visibility = 'everybody', author_id = null where id = ${articleId}`;
  expect(id).not.toBe(other.id);
});

describe('an article of a series', () => {
  const readPart = async (name: string) => {
    const { id } = await createReader();
    return findReading(server.services, articleIdOf(name), { readerId: id, learningLang: 'es', mainLang: 'en' });
  };

  test('has its place in the series and the next part', async () => {
    expect(await readPart('the-yellow-bicycle')).toMatchObject({
      part: 1,
      partCount: 4,
      nextPart: { id: articleIdOf('the-bicycle-goes-to-market'), part: 2, partCount: 4, isFinished: false },
    });
  });

  test('has no next part if it is the last one', async () => {
    expect(await readPart('the-bicycle-comes-home')).toMatchObject({ part: 4, partCount: 4, nextPart: null });
  });

  test('is distinguished from an article of its own', async () => {
    expect(await readPart('bread-that-bakes-itself')).toMatchObject({ part: null, partCount: null, nextPart: null });
  });
});
