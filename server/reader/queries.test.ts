import { expect, test } from 'vitest';
import { createArticle } from '../../tests/support/create-article.ts';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/start-api-server.ts';
import { startOnce } from '../../tests/support/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';
import { findReading, savePosition } from './queries.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('bread-that-bakes-itself');

async function createReader() {
  const { id } = await createPerson(server.services, 'learner');
  const save = (sentence: number, readAt: string) =>
    savePosition(server.services, { readerId: id, articleId, sentence, isFinished: false, readAt: new Date(readAt) });
  const read = () => findReading(server.services, articleId, { readerId: id, learningLang: 'es', mainLang: 'en' });
  return { id, save, read };
}

test('an article comes in both languages with as many sentences in each', async () => {
  const { read } = await createReader();
  const reading = await read();
  const counts = [reading?.learning, reading?.native].map((version) => version?.paragraphs.map(({ length }) => length));
  expect(counts[0]).toEqual(counts[1]);
  expect(reading?.sentenceCount).toBe(26);
  expect(reading?.position).toBeNull();
});

test('the later of two devices wins, whichever message comes last', async () => {
  const { save, read } = await createReader();
  await save(9, '2026-01-02T10:00:00Z');
  await save(4, '2026-01-01T10:00:00Z');
  expect((await read())?.position).toMatchObject({ sentence: 9 });
});

test('a place beyond the end is the last sentence', async () => {
  const { save, read } = await createReader();
  await save(500, '2026-01-01T10:00:00Z');
  expect((await read())?.position).toMatchObject({ sentence: 26 });
});

test('whoever learns their own language gets no translation', async () => {
  const { id } = await createReader();
  const reading = await findReading(server.services, articleId, { readerId: id, learningLang: 'es', mainLang: 'es' });
  expect(reading?.native).toBeNull();
});

test('an article in neither language is there all the same, and says what it is', async () => {
  const { id } = await createReader();
  const inNeither = await createArticle(server.services, 4);
  await server.services.db.query`update articles set level = 'B1' where id = ${inNeither}`;
  expect(
    await findReading(server.services, inNeither, { readerId: id, learningLang: 'fr', mainLang: 'de' }),
  ).toMatchObject({
    ...{ learning: null, native: null, begunNative: null, wordCount: 0, sentenceCount: 0 },
    ...{ creatorKind: 'library', type: 'fictional-story', genres: ['drama'], tone: 'neutral', level: 'B1' },
  });
});

test('a hidden article, and a private one of somebody else, is not there', async () => {
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
