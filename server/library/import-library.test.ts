import { expect, test } from 'vitest';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { savePosition } from '../reader/queries.ts';
import { articleIdOf, importLibrary } from './import-library.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('the-last-ferry');

/** Stores an older text of the article, in which two sentences are still one, and deletes the record of the last import. */
async function storeEarlierEdition(paragraph: number, index: number) {
  const { db } = server.services;
  const versions = await db.query<{ language: string; paragraphs: string[][] }>`
    select language, paragraphs from article_versions where article_id = ${articleId}`;
  let number = 0;
  for (const { language, paragraphs } of versions) {
    const joined = paragraphs[paragraph]?.splice(index, 2) ?? [];
    paragraphs[paragraph]?.splice(index, 0, joined.join(' – '));
    number = paragraphs.slice(0, paragraph).flat().length + index + 1;
    await db.query`
      update article_versions set paragraphs = ${JSON.stringify(paragraphs)}, sentence_count = sentence_count - 1
      where article_id = ${articleId} and language = ${language}`;
  }
  await db.query`delete from library_imports`;
  return number;
}

async function readTo(sentence: number) {
  const { id } = await createPerson(server.services, 'learner');
  const readAt = new Date('2026-01-02T10:00:00Z');
  await savePosition(server.services, { readerId: id, articleId, language: 'es', sentence, isFinished: false, readAt });
  return id;
}

async function positionOf(readerId: string) {
  const [position] = await server.services.db.query<{ sentence: number; readAt: Date }>`
    select sentence, read_at as "readAt" from article_positions where user_id = ${readerId} and article_id = ${articleId}`;
  return position;
}

test('a reading position moves with its sentence when an earlier sentence is split in two', async () => {
  const joined = await storeEarlierEdition(2, 1);
  const readers = { before: await readTo(joined - 1), at: await readTo(joined), behind: await readTo(joined + 1) };
  await importLibrary(server.services);
  expect((await positionOf(readers.before))?.sentence).toBe(joined - 1);
  expect((await positionOf(readers.at))?.sentence).toBe(joined);
  expect(await positionOf(readers.behind)).toEqual({ sentence: joined + 2, readAt: new Date('2026-01-02T10:00:00Z') });
});

test('an import without changes moves no reading position', async () => {
  const reader = await readTo(20);
  await server.services.db.query`delete from library_imports`;
  await importLibrary(server.services);
  expect((await positionOf(reader))?.sentence).toBe(20);
});
