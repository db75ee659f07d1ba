import { beforeEach, describe, expect, test } from 'vitest';
import { proposeTitle } from '../../../domain/creation/propose-title.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { read, readUsage } from '../../../tests/support/articles/creations.ts';
import { acceptImport, awaitBook, awaitImport, importOf, uploadFile } from '../../../tests/support/articles/imports.ts';
import {
  listChapters,
  listTranslations,
  makeTranslatedBook,
  paragraphsOf,
} from '../../../tests/support/articles/make-translated-book.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';

const server = startOnce(startSilentServer);
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
});

const chapters = listChapters(30);
const spanish = makeTranslatedBook(chapters, 'es', 'Un libro de historias');
const english = makeTranslatedBook(chapters, 'en', 'A book of stories');
const truth = listTranslations(chapters, 'es', 'en');

type File = [name: string, bytes: Buffer];

/** Uploads a text and its translation, and waits until both are read. */
async function uploadPair([firstName, first]: File, [secondName, second]: File) {
  const firstId = await uploadFile(server, reader, firstName, first);
  await awaitImport(server, reader, firstId);
  const importId = await uploadFile(server, reader, secondName, second, firstId);
  return { firstId, importId, preview: await awaitImport(server, reader, importId) };
}

async function accept(importId: string) {
  const done = importOf(await acceptImport(server, reader, importId));
  if (done.status !== 'done') throw new Error(done.status);
  return done;
}

async function readBook(bookId: string | null) {
  const book = await awaitBook(server, reader, bookId ?? '');
  const readings: Reading[] = [];
  for (const { articleId } of book.parts) readings.push(await read(server, reader, articleId));
  return { book, readings };
}

/** The sentences of a text with their translations; null for a sentence without a translation. */
function pairsOf({ learning, native, begunNative }: Reading) {
  const translations = native?.paragraphs.flat() ?? begunNative?.sentences ?? [];
  return (learning?.paragraphs.flat() ?? []).map((sentence, index) => [sentence, translations[index] ?? null] as const);
}

const shareOfRight = (pairs: readonly (readonly [string, string | null])[]) =>
  pairs.filter(([sentence, translation]) => truth.get(sentence) === translation).length / pairs.length;

test('two EPUBs become one book whose sentences have their translations', async () => {
  const before = await readUsage(server, reader);
  const { firstId, importId, preview } = await uploadPair(['libro.epub', spanish], ['book.epub', english]);
  expect(preview).toMatchObject({
    status: 'ready',
    translates: firstId,
    title: 'Un libro de historias',
    language: 'es',
    chapters: 30,
    translation: { language: 'en' },
  });
  const { bookId } = await accept(importId);
  const { book, readings } = await readBook(bookId);
  expect(book).toMatchObject({ hasCover: true, partCount: 30 });
  expect(book.parts.map(({ title }) => title)).toEqual(chapters.map(({ title }) => title.es));
  const pairs = readings.flatMap(pairsOf);
  expect(pairs.map(([sentence]) => sentence).join(' ')).toBe(
    chapters
      .flatMap((chapter) => paragraphsOf(chapter, 'es'))
      .flat()
      .join(' '),
  );
  expect(shareOfRight(pairs)).toBeGreaterThan(0.95);
  const complete = readings.findIndex(({ native }) => native !== null);
  expect(readings[complete]?.native?.title).toBe(chapters[complete]?.title.en);
  // The earlier import, of the text alone, is deleted.
  expect((await call(server, { path: `/imports/${firstId}`, token: reader.token })).status).toBe(404);
  const after = await readUsage(server, reader);
  expect(after['own-articles'].left).toBe(before['own-articles'].left - 1);
});

test('the file in the language that is learned becomes the text, also if it comes second', async () => {
  const { preview, importId } = await uploadPair(['book.epub', english], ['libro.epub', spanish]);
  expect(preview).toMatchObject({ title: 'Un libro de historias', language: 'es', translation: { language: 'en' } });
  const { readings } = await readBook((await accept(importId)).bookId);
  expect(shareOfRight(readings.flatMap(pairsOf))).toBeGreaterThan(0.95);
});

test('if one book lacks chapters, only the sentences of these chapters stay without a translation', async () => {
  const isMissing = (index: number) => index === 4 || index === 5 || index === 20;
  const others = chapters.filter((_, index) => !isMissing(index));
  const shorter = makeTranslatedBook(others, 'en', 'A book of stories');
  const { importId } = await uploadPair(['libro.epub', spanish], ['book.epub', shorter]);
  const { readings } = await readBook((await accept(importId)).bookId);
  expect(readings).toHaveLength(30);
  const present = readings.filter((_, index) => !isMissing(index)).flatMap(pairsOf);
  expect(shareOfRight(present)).toBeGreaterThan(0.95);
  const missing = readings.filter((_, index) => isMissing(index)).flatMap(pairsOf);
  expect(missing.filter(([, translation]) => translation === null).length / missing.length).toBeGreaterThan(0.8);
});

test('two short texts become an article with both versions', async () => {
  const [story] = chapters.slice(7);
  if (story === undefined) throw new Error('There are too few articles.');
  const [source, translation] = [paragraphsOf(story, 'es'), paragraphsOf(story, 'en')];
  const toText = (paragraphs: string[][]) => Buffer.from(paragraphs.map((each) => each.join(' ')).join('\n\n'));
  const { importId } = await uploadPair(['historia.txt', toText(source)], ['my_story.md', toText(translation)]);
  const reading = await read(server, reader, (await accept(importId)).articleId ?? '');
  expect(reading.learning?.paragraphs).toEqual(source);
  expect(reading.native).toMatchObject({
    title: proposeTitle(translation[0]?.join(' ') ?? ''),
    paragraphs: translation,
  });
});

describe('a second file that does not fit', () => {
  const other = makeTranslatedBook(listChapters(60).slice(30), 'en', 'Another book');

  test.each([
    ['in the same language', spanish, 'same-language'],
    ['of another book', other, 'not-a-translation'],
    ['without a text', Buffer.from(' '), 'no-text'],
  ])('%s says so, and the first file can be imported without it', async (_, second, failure) => {
    const { firstId, preview } = await uploadPair(['libro.epub', spanish], ['second', second]);
    expect(preview).toMatchObject({ status: 'failed', failure, translates: firstId });
    const { readings } = await readBook((await accept(firstId)).bookId);
    expect(readings.flatMap(pairsOf).every(([, translation]) => translation === null)).toBe(true);
  });
});

test('the same two files twice are one book, in either order', async () => {
  const { importId } = await uploadPair(['libro.epub', spanish], ['book.epub', english]);
  const { bookId } = await accept(importId);
  const again = await uploadFile(server, reader, 'libro.epub', spanish);
  expect(await awaitImport(server, reader, again)).toMatchObject({ status: 'done', bookId });
  const { preview } = await uploadPair(['book.epub', english], ['libro.epub', spanish]);
  expect(preview).toMatchObject({ status: 'done', bookId });
});

test('only a text of the same user can get a translation, and only once', async () => {
  const { importId } = await uploadPair(['libro.epub', spanish], ['book.epub', english]);
  await expect(uploadFile(server, reader, 'book.epub', english, importId)).rejects.toThrow('not-found');
  const stranger = await createPerson(server.services, 'learner');
  await expect(uploadFile(server, stranger, 'book.epub', english, importId)).rejects.toThrow('not-found');
});
