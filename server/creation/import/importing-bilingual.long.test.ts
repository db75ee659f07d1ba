import { beforeEach, expect, test } from 'vitest';
import { read } from '../../../tests/support/articles/creations.ts';
import { acceptImport, awaitBook, awaitImport, importOf, uploadFile } from '../../../tests/support/articles/imports.ts';
import { makeStory } from '../../../tests/support/articles/make-files.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';

const server = startOnce(startSilentServer);
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
});

async function importFile(name: string, content: string) {
  const importId = await uploadFile(server, reader, name, Buffer.from(content));
  const preview = await awaitImport(server, reader, importId);
  const done = importOf(await acceptImport(server, reader, importId));
  if (done.status !== 'done') throw new Error(done.status);
  return { preview, ...done };
}

const sentencesOf = (count: number) => makeStory(count).flatMap((paragraph) => paragraph.split(/(?<=\.) /));
const english = (count: number) => Array.from({ length: count }, (_, index) => `This is sentence number ${index}.`);

test('a table in two languages becomes an article with both versions, whichever column is learned', async () => {
  const [spanish, translated] = [sentencesOf(12), english(12)];
  const rows = spanish.map((sentence, index) => `${translated[index]}\t${sentence}`);
  const { preview, articleId } = await importFile('story.tsv', `English\tEspañol\n${rows.join('\n')}\n`);
  expect(preview).toMatchObject({ title: 'story', language: 'es', sentences: 12, parts: 1 });
  const { learning, native } = await read(server, reader, articleId ?? '');
  expect(learning?.paragraphs.map(({ length }) => length)).toEqual([5, 5, 2]);
  expect(learning?.paragraphs.flat()).toEqual(spanish);
  expect(native?.paragraphs.flat()).toEqual(translated);
});

test('a TMX file of more than 600 sentences becomes a book whose parts have both versions', async () => {
  const [spanish, translated] = [sentencesOf(700), english(700)];
  const units = spanish.map(
    (sentence, index) =>
      `<tu><tuv xml:lang="es"><seg>${sentence}</seg></tuv><tuv xml:lang="en"><seg>${translated[index]}</seg></tuv></tu>`,
  );
  const { bookId } = await importFile('story.tmx', `<tmx><header srclang="es"/><body>${units.join('')}</body></tmx>`);
  const book = await awaitBook(server, reader, bookId ?? '');
  const versions = [];
  for (const { articleId } of book.parts) versions.push(await read(server, reader, articleId));
  expect(versions.flatMap(({ learning }) => learning?.paragraphs.flat())).toEqual(spanish);
  expect(versions.flatMap(({ native }) => native?.paragraphs.flat())).toEqual(translated);
});

test('sentences without a translation can be translated later; a translation without a sentence is joined', async () => {
  const [first, second, third] = sentencesOf(3);
  const table = `es;en\n${first};One.\n;Another.\n${second};\n${third};Three.\n`;
  const { articleId } = await importFile('story.csv', table);
  expect(await read(server, reader, articleId ?? '')).toMatchObject({
    learning: { paragraphs: [[first, second, third]] },
    native: null,
    begunNative: { language: 'en', sentences: ['One. Another.', null, 'Three.'] },
  });
  // The missing translation has not been requested yet, so no job must run for it.
  const path = `/articles/${articleId}/translations/en`;
  const { body } = await call(server, { path, token: reader.token });
  expect(body).toMatchObject({ translation: { status: 'none' } });
});

test('a table whose columns are in the same language is refused', async () => {
  const rows = sentencesOf(20).map((sentence) => `${sentence}\t${sentence}`);
  const importId = await uploadFile(server, reader, 'story.tsv', Buffer.from(rows.join('\n')));
  expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'failed', failure: 'unknown-kind' });
});
