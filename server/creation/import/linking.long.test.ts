import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { read, readUsage } from '../../../tests/support/articles/creations.ts';
import {
  acceptImport,
  awaitBook,
  awaitImport,
  beginLink,
  importOf,
  uploadFile,
} from '../../../tests/support/articles/imports.ts';
import { makeStory } from '../../../tests/support/articles/make-files.ts';
import { makePage } from '../../../tests/support/articles/make-page.ts';
import { call } from '../../../tests/support/call.ts';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';
import { sendEndlessly, startWebSite, type WebSite } from '../../../tests/support/servers/start-web-site.ts';
import { mergeProfile } from '../../access/queries.ts';
import { fetchLink } from './fetch-link.ts';

const server = startOnce(startSilentServer);
let site: WebSite;
let reader: Person;

beforeAll(async () => {
  site = await startWebSite();
});
afterAll(() => site.stop());

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, reader, { learningLang: 'es', level: 'A2' });
  server.services.fetchPage = site.createFetcher({
    limits: { totalMs: scaleTimeout(6000), idleMs: scaleTimeout(1500) },
  });
  site.requests.length = 0;
});

const story = makeStory(40);
const toHtml = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const storyPage = makePage({ article: toHtml(story) });
const address = 'http://example.test/panaderia';

async function importLink(url = address) {
  const importId = await beginLink(server, reader, url);
  const preview = await awaitImport(server, reader, importId);
  const done = importOf(await acceptImport(server, reader, importId, 'La panadería'));
  if (done.status !== 'done') throw new Error(done.status);
  return { preview, ...done };
}

test('shows how a page fits, and imports its article with its source', async () => {
  site.pages['example.test/panaderia'] = (_, response) =>
    response.writeHead(301, { location: '/es/panaderia#a' }).end();
  site.pages['example.test/es/panaderia'] = storyPage;
  const { preview, articleId, bookId } = await importLink();
  expect(preview).toMatchObject({
    status: 'ready',
    sourceUrl: 'http://example.test/es/panaderia',
    size: null,
    title: 'La última panadería',
    author: 'Rosa Vidal',
    language: 'es',
    sentences: 40,
    parts: 1,
    fit: { level: expect.any(String), coverage: { known: expect.any(Number) } },
  });
  expect(bookId).toBeNull();
  const reading = await read(server, reader, articleId ?? '');
  expect(reading).toMatchObject({
    ownVisibility: 'private',
    origin: { book: null, sourceUrl: 'http://example.test/es/panaderia' },
  });
  expect(reading.learning?.paragraphs.map((sentences) => sentences.join(' '))).toEqual(story);
  const body = { visibility: 'everybody' };
  const sharing = { method: 'PATCH', path: `/articles/${articleId}`, token: reader.token, body };
  expect((await call(server, sharing)).status).toBe(404);
});

test('a long page becomes a book with its source, and counts once', async () => {
  const before = (await readUsage(server, reader))['own-articles'].left;
  site.pages['example.test/panaderia'] = makePage({ article: toHtml(makeStory(700)) });
  const { bookId } = await importLink();
  const book = await awaitBook(server, reader, bookId ?? '');
  expect(book.sourceUrl).toBe(address);
  expect(book.parts.reduce((sum, { sentenceCount }) => sum + sentenceCount, 0)).toBe(700);
  expect((await readUsage(server, reader))['own-articles'].left).toBe(before - 1);
});

test('the same link twice is one text while its article is unchanged', async () => {
  site.pages['example.test/panaderia'] = storyPage;
  const first = await importLink();
  site.pages['example.test/panaderia'] = makePage({
    article: toHtml(story),
    before: '<div class="ad">Otro anuncio</div>',
  });
  const again = await awaitImport(server, reader, await beginLink(server, reader, address));
  expect(again).toMatchObject({ status: 'done', articleId: first.articleId });
  expect((await read(server, reader, first.articleId ?? '')).origin?.sourceUrl).toBe(address);
  site.pages['example.test/panaderia'] = makePage({ article: toHtml([...story, 'Y así terminó todo.']) });
  expect((await importLink()).articleId).not.toBe(first.articleId);
});

test('a request that is sent twice begins one import', async () => {
  site.pages['example.test/panaderia'] = storyPage;
  const importId = randomUUID();
  await Promise.all([beginLink(server, reader, address, importId), beginLink(server, reader, address, importId)]);
  expect((await awaitImport(server, reader, importId)).status).toBe('ready');
  const stranger = await createPerson(server.services, 'learner');
  const body = { importId, url: address };
  expect((await call(server, { method: 'POST', path: '/imports/links', token: stranger.token, body })).status).toBe(
    404,
  );
  expect((await call(server, { path: `/imports/${importId}`, token: stranger.token })).status).toBe(404);
});

test('an import that is killed while a page is fetched has the same result', async () => {
  const stop = new AbortController();
  let tries = 0;
  site.pages['example.test/panaderia'] = (_, response) => {
    tries += 1;
    // Simulates that the process dies before the page has arrived.
    if (tries === 1) stop.abort(new Error('The process has ended.'));
    else response.setHeader('content-type', 'text/html').end(storyPage);
  };
  const importId = randomUUID();
  await server.services.db.query`
    insert into imports (id, user_id, file_name, source_url, status, created_at)
    values (${importId}, ${reader.id}, 'page', ${address}, 'reading', now())`;
  await expect(fetchLink(server.services, importId, stop.signal)).rejects.toThrow('has ended');
  await Promise.all([1, 2].map(() => fetchLink(server.services, importId, AbortSignal.any([]))));
  expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'ready', sentences: 40 });
  // After the page is read, another run of the job does not fetch it again.
  await fetchLink(server.services, importId, AbortSignal.any([]));
  expect(tries).toBe(3);
  expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'ready', sentences: 40 });
});

test('the text is decoded as the header or the page declares, or else as its bytes show', async () => {
  const bytes = Buffer.from(storyPage.replace('<meta charset="utf-8">', ''), 'latin1');
  const send = (type: string, body: Buffer) => {
    site.pages['example.test/panaderia'] = (_, response) => response.setHeader('content-type', type).end(body);
  };
  const labelled = Buffer.from(storyPage.replace('charset="utf-8"', 'charset="iso-8859-1"'), 'latin1');
  for (const [type, body] of [
    ['text/html; charset=ISO-8859-1', bytes],
    ['text/html', labelled],
    ['text/html; charset=utf-8', bytes],
    ['text/html; charset=iso-8859-1', Buffer.from(storyPage)],
    ['text/html; charset=nothing', Buffer.from(storyPage)],
  ] as const) {
    send(type, body);
    const imported = await awaitImport(server, reader, await beginLink(server, reader, address));
    expect(imported).toMatchObject({ status: 'ready', title: 'La última panadería', sentences: 40 });
  }
});

// The data is compressed before the request, because compressing takes longer than the fetcher waits.
const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'));

describe('a page that cannot be imported is refused with the reason, and nothing of it is stored', () => {
  test.each<[string, string, WebSite['pages'][string] | undefined]>([
    ['address-refused', 'http://private.test/', undefined],
    ['address-refused', 'http://169.254.169.254/latest/meta-data', undefined],
    ['address-refused', address, (_, response) => response.writeHead(302, { location: 'http://private.test/' }).end()],
    ['unreachable', address, (_, response) => response.writeHead(404).end()],
    ['unreachable', address, () => {}],
    ['sign-in-needed', address, (_, response) => response.writeHead(401).end()],
    ['not-a-page', address, (_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-')],
    ['not-a-page', address, (_, response) => response.end(Buffer.from([0, 1, 2, 3]))],
    ['too-large', address, sendEndlessly],
    ['too-large', address, (_, response) => response.writeHead(200, { 'content-length': 100_000_000 }).write('a')],
    ['too-large', address, (_, response) => response.setHeader('content-encoding', 'gzip').end(bomb)],
    ['no-article', address, '<html><body><script>document.write("Hola")</script></body></html>'],
    ['no-article', address, ' '],
  ])('%s: %s', async (failure, url, page) => {
    if (page !== undefined) site.pages['example.test/panaderia'] = page;
    const importId = await beginLink(server, reader, url);
    expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'failed', failure });
    const pieces = await server.services.db.query`select from import_pieces where import_id = ${importId}`;
    expect(pieces).toEqual([]);
    expect((await acceptImport(server, reader, importId)).status).toBe(404);
  });
});

test('a slow site does not delay a file, and a cancelled link is forgotten', async () => {
  server.services.fetchPage = site.createFetcher({ limits: { totalMs: 600_000, idleMs: 600_000 } });
  site.pages['example.test/panaderia'] = () => {};
  const waiting = await beginLink(server, reader, address);
  const path = `/imports/${waiting}`;
  const other = await createPerson(server.services, 'learner');
  const file = await uploadFile(server, other, 'cuento.txt', Buffer.from(story.join('\n\n')));
  expect((await awaitImport(server, other, file)).status).toBe('ready');
  expect((await call(server, { path, token: reader.token })).body).toMatchObject({ import: { status: 'reading' } });
  expect((await call(server, { method: 'DELETE', path, token: reader.token })).status).toBe(200);
  expect((await call(server, { path, token: reader.token })).status).toBe(404);
});

test('if links are disabled, the server fetches nothing and says so', async () => {
  server.services.fetchPage = undefined;
  const asked = await call(server, {
    method: 'POST',
    path: '/imports/links',
    token: reader.token,
    body: { importId: randomUUID(), url: address },
  });
  expect(asked.code).toBe('not-found');
  expect((await call(server, { path: '/creation/ways', token: reader.token })).body).toMatchObject({
    takesLinks: false,
  });
  expect(site.requests).toEqual([]);
});
