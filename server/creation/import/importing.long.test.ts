import { beforeEach, describe, expect, test } from 'vitest';
import type { ListedArticle, OwnArticles } from '../../../domain/library/article.ts';
import type { ListedBook } from '../../../domain/library/book.ts';
import { read, readUsage } from '../../../tests/support/articles/creations.ts';
import { acceptImport, awaitBook, awaitImport, importOf, uploadFile } from '../../../tests/support/articles/imports.ts';
import { makeEpub, makeStory, makeZip, tinyPng } from '../../../tests/support/articles/make-files.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';
import { mergeProfile } from '../../access/queries.ts';
import { indexWords } from '../../learning/reading/index-words.ts';

const server = startOnce(startSilentServer);
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, reader, { learningLang: 'es', level: 'A2' });
});

const toHtml = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const novel = makeEpub({
  title: 'Las luces',
  author: 'Marina Seoane',
  cover: tinyPng,
  chapters: [300, 700, 200].map((sentences, index) => ({
    file: `${index}.xhtml`,
    title: `Capítulo ${index + 1}`,
    html: `<h1>Capítulo ${index + 1}</h1>${toHtml(makeStory(sentences, index * 1000))}`,
  })),
});

async function importFile(name: string, file: Buffer) {
  const importId = await uploadFile(server, reader, name, file);
  const preview = await awaitImport(server, reader, importId);
  const done = importOf(await acceptImport(server, reader, importId));
  if (done.status !== 'done') throw new Error(done.status);
  return { preview, ...done };
}

test('shows language, length, level and fit of a file, and imports a short text as a private article', async () => {
  const story = makeStory(40);
  const { preview, articleId, bookId } = await importFile('mi_cuento.txt', Buffer.from(story.join('\n\n')));
  expect(preview).toMatchObject({
    status: 'ready',
    title: 'Marta mira la calle cuando llueve, y ya van 1',
    language: 'es',
    sentences: 40,
    parts: 1,
    chapters: 0,
    fit: { level: expect.any(String), coverage: { known: expect.any(Number), newWords: expect.any(Number) } },
  });
  expect(bookId).toBeNull();
  const reading = await read(server, reader, articleId ?? '');
  expect(reading).toMatchObject({
    creatorKind: 'manual',
    ownVisibility: 'private',
    origin: { book: null },
    level: expect.any(String),
  });
  expect(reading.learning?.paragraphs.map((sentences) => sentences.join(' '))).toEqual(story);
  const other = await createPerson(server.services, 'learner');
  expect((await call(server, { path: `/articles/${articleId}`, token: other.token })).status).toBe(404);
});

test('a short text with chapters but no title has its first words as the title, and the preview keeps its lines', async () => {
  const [one = '', two = ''] = makeStory(10, 100);
  const text = `Capítulo 1\n${one}\n\nCapítulo 2\n${two}`;
  const importId = await uploadFile(server, reader, 'buch.txt', Buffer.from(text));
  const preview = await awaitImport(server, reader, importId);
  const [first = ''] = one.split(/(?<=\.) /);
  expect(preview).toMatchObject({ title: first.slice(0, -1), parts: 1 });
  expect(preview).toHaveProperty('beginning', expect.stringMatching(/^Capítulo 1\nLa vecina/));
});

describe('a text of more than 600 sentences', () => {
  test('becomes a book of chapters with a cover, which costs one own text', async () => {
    const before = (await readUsage(server, reader))['own-articles'].left;
    const { preview, bookId } = await importFile('luces.epub', novel);
    expect(preview).toMatchObject({
      title: 'Las luces',
      author: 'Marina Seoane',
      chapters: 3,
      parts: 4,
      sentences: 1200,
    });
    const book = await awaitBook(server, reader, bookId ?? '');
    expect(book).toMatchObject({
      title: 'Un libro',
      author: 'Marina Seoane',
      hasCover: true,
      partCount: 4,
      progress: 0,
    });
    expect(book.parts.map(({ title, partOfChapter, chapterParts }) => [title, partOfChapter, chapterParts])).toEqual([
      ['Capítulo 1', 1, 1],
      ['Capítulo 2', 1, 2],
      ['Capítulo 2', 2, 2],
      ['Capítulo 3', 1, 1],
    ]);
    expect((await readUsage(server, reader))['own-articles'].left).toBe(before - 1);
    const cover = await call(server, { path: `/books/${bookId}/cover`, token: reader.token });
    expect(cover.headers.get('content-type')).toBe('image/png');
    const sentences = [];
    for (const { articleId } of book.parts) {
      const { learning } = await read(server, reader, articleId);
      sentences.push(...(learning?.paragraphs.map((paragraph) => paragraph.join(' ')) ?? []));
    }
    expect(sentences).toEqual([300, 700, 200].flatMap((count, index) => makeStory(count, index * 1000)));
  });

  test('continues from home with the part after the last finished one', async () => {
    const { bookId } = await importFile('luces.epub', novel);
    const { parts } = await awaitBook(server, reader, bookId ?? '');
    const first = parts[0];
    expect((await read(server, reader, first?.articleId ?? '')).nextPart?.id).toBe(parts[1]?.articleId);
    const listBooks = async () =>
      (await call(server, { path: '/home', token: reader.token })).body as {
        books: ListedBook[];
        begun: ListedArticle[];
      };
    expect((await listBooks()).books).toEqual([]);
    const position = { sentence: first?.sentenceCount, isFinished: true, readAt: new Date().toISOString() };
    await call(server, {
      method: 'POST',
      path: `/articles/${first?.articleId}/position`,
      token: reader.token,
      body: position,
    });
    const home = await listBooks();
    expect(home.begun).toEqual([]);
    expect(home.books).toMatchObject([
      { id: bookId, progress: 0.25, next: { part: 2, articleId: parts[1]?.articleId } },
    ]);
  });

  test('shows coverage and new words per part and for the whole', async () => {
    const { bookId } = await importFile('novela.txt', Buffer.from(makeStory(620).join('\n\n')));
    const stored = await awaitBook(server, reader, bookId ?? '');
    expect(stored.coverage).toBeNull();
    for (const { articleId } of stored.parts) await indexWords(server.services, articleId);
    const { parts, coverage } = await awaitBook(server, reader, bookId ?? '');
    for (const part of parts) expect(part.coverage?.known).toBeGreaterThan(0);
    const newWords = parts.map((part) => part.coverage?.newWords ?? 0);
    expect(coverage?.newWords).toBeGreaterThanOrEqual(Math.max(...newWords));
    expect(coverage?.newWords).toBeLessThanOrEqual(newWords.reduce((sum, count) => sum + count, 0));
  });

  test('is one book on the shelf, and is deleted with all its parts', async () => {
    const { bookId } = await importFile('luces.epub', novel);
    const { parts } = await awaitBook(server, reader, bookId ?? '');
    const { body } = await call(server, { path: '/my-articles', token: reader.token });
    expect((body as OwnArticles).books).toMatchObject([{ id: bookId }]);
    expect((body as OwnArticles).brought).toEqual([]);
    const stranger = await createPerson(server.services, 'learner');
    const path = `/books/${bookId}`;
    expect((await call(server, { method: 'DELETE', path, token: stranger.token })).status).toBe(404);
    expect((await call(server, { path, token: stranger.token })).status).toBe(404);
    expect((await call(server, { method: 'DELETE', path, token: reader.token })).status).toBe(200);
    for (const { articleId } of parts) {
      expect((await call(server, { path: `/articles/${articleId}`, token: reader.token })).status).toBe(404);
    }
  });
});

describe('the same file twice', () => {
  test('is one book, and counts once', async () => {
    const first = await importFile('luces.epub', novel);
    const { left } = (await readUsage(server, reader))['own-articles'];
    const again = await uploadFile(server, reader, 'copy.epub', novel);
    expect(await awaitImport(server, reader, again)).toMatchObject({ status: 'done', bookId: first.bookId });
    expect((await readUsage(server, reader))['own-articles'].left).toBe(left);
  });

  test('is recognised per user only', async () => {
    await importFile('luces.epub', novel);
    const other = await createPerson(server.services, 'learner');
    const importId = await uploadFile(server, other, 'luces.epub', novel);
    expect((await awaitImport(server, other, importId)).status).toBe('ready');
  });

  test('is imported again after its book was deleted', async () => {
    const { bookId } = await importFile('luces.epub', novel);
    await awaitBook(server, reader, bookId ?? '');
    await call(server, { method: 'DELETE', path: `/books/${bookId}`, token: reader.token });
    expect((await importFile('luces.epub', novel)).bookId).not.toBe(bookId);
  });
});

test('a brought text cannot be shared', async () => {
  const { articleId } = await importFile('cuento.txt', Buffer.from(makeStory(20).join('\n\n')));
  const { token } = reader;
  const shared = await call(server, {
    method: 'PATCH',
    path: `/articles/${articleId}`,
    token,
    body: { visibility: 'everybody' },
  });
  expect(shared.status).toBe(404);
  const { body } = await call(server, { path: `/articles/${articleId}/source`, token });
  const { article } = body as { article: { title: string; canBeShared: boolean; pairs: unknown } };
  expect(article.canBeShared).toBe(false);
  const edit = { title: article.title, level: null, visibility: 'everybody', translation: null, pairs: article.pairs };
  expect((await call(server, { method: 'PUT', path: `/articles/${articleId}/source`, token, body: edit })).code).toBe(
    'invalid-input',
  );
});

test('subtitles keep the time of each paragraph', async () => {
  const cue = (at: number, text: string) => `${at}\n00:00:${at},000 --> 00:00:${at + 2},000\n${text}\n`;
  const file = [
    cue(10, 'Hola, ¿qué tal estás hoy?'),
    cue(20, 'Muy bien, gracias por preguntar.'),
    cue(30, 'Hasta mañana.'),
  ].join('\n');
  const { articleId } = await importFile('film.srt', Buffer.from(file));
  expect((await read(server, reader, articleId ?? '')).origin).toEqual({
    book: null,
    sourceUrl: null,
    startsMs: [10_000, 20_000, 30_000],
  });
});

test('a file that cannot be read is refused with the reason, and nothing of it is stored', async () => {
  const importId = await uploadFile(server, reader, 'photos.zip', makeZip({ '../x.txt': 'Aquí.' }));
  expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'failed', failure: 'unsafe-archive' });
  const rows = await server.services.db.query`select from import_pieces where import_id = ${importId}`;
  expect(rows).toEqual([]);
  expect((await acceptImport(server, reader, importId)).status).toBe(404);
});

test('a text in another language is imported only after the user has switched to it', async () => {
  const english =
    'Every morning, before the sun comes up, the old baker lights his oven and waits for the first customer. ';
  const importId = await uploadFile(server, reader, 'bread.txt', Buffer.from(english.repeat(3)));
  expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'ready', language: 'en' });
  const body = { title: 'Bread', language: 'en' };
  const path = `/imports/${importId}/acceptance`;
  expect((await call(server, { method: 'POST', path, token: reader.token, body })).code).toBe('invalid-input');
});

test('an upload that is not complete is not read, and another user cannot see it', async () => {
  const body = { importId: crypto.randomUUID(), fileName: 'a.txt', size: 100 };
  await call(server, { method: 'POST', path: '/imports', token: reader.token, body });
  const path = `/imports/${body.importId}`;
  expect((await call(server, { method: 'POST', path: `${path}/reading`, token: reader.token })).code).toBe(
    'invalid-input',
  );
  const stranger = await createPerson(server.services, 'learner');
  expect((await call(server, { path, token: stranger.token })).status).toBe(404);
  expect((await call(server, { method: 'POST', path: '/imports', token: stranger.token, body })).status).toBe(404);
  const piece = { method: 'PUT', path: `${path}/pieces/0`, token: stranger.token, body: { bytes: 'QQ==' } };
  expect((await call(server, piece)).status).toBe(404);
});
