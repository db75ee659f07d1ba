import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { findKeptPart, keepPart } from '../reader/definition/word-definition-queries.ts';
import { rebuildSearchIndex } from './index-article.ts';
import { searchArticles } from './search-articles.ts';
import { type NewArticle, storeArticle } from './store-article.ts';
import { type NewVersion, storeVersion } from './store-version.ts';

const server = startOnce(startApiServer);
let authorId: string;
let otherId: string;

beforeAll(async () => {
  authorId = (await createPerson(server.services, 'learner')).id;
  otherId = (await createPerson(server.services, 'learner')).id;
});

async function find(readerId: string, query: string, filters = {}) {
  const reader = { readerId, learningLang: 'es', mainLang: 'en' } as const;
  const found = await searchArticles(server.services, { reader, query, filters, page: 1 });
  return { titles: found.results.map(({ title }) => title), correctedTo: found.correctedTo };
}

test('all users find a shared article in each of its versions, also in ones added later', async () => {
  const id = await store(
    { visibility: 'everybody', creatorKind: 'ai' },
    spanish('El acordeón azul', 'Suena un acordeón.'),
  );
  expect((await find(otherId, 'acordeón')).titles).toEqual(['El acordeón azul']);
  expect((await find(otherId, 'accordion')).titles).toEqual([]);
  expect((await find(otherId, 'acordeón', { language: 'en' })).titles).toEqual([]);
  await storeVersion(server.services, id, { ...spanish('The blue accordion', 'An accordion plays.'), language: 'en' });
  expect((await find(otherId, 'accordion')).titles).toEqual(['El acordeón azul']);
  expect((await find(otherId, 'acordeón', { language: 'en' })).titles).toEqual(['El acordeón azul']);
});

test('only the author finds a private article, and its words are not used as corrections for others', async () => {
  const id = await store({ visibility: 'private' }, spanish('Mi zarigüeya', 'La zarigüeya duerme.'));
  expect((await find(authorId, 'zarigueya')).titles).toEqual(['Mi zarigüeya']);
  expect((await find(otherId, 'zarigueya')).titles).toEqual([]);
  expect(await find(otherId, 'zarigueia')).toEqual({ titles: [], correctedTo: null });

  await server.services.db.query`update articles set visibility = 'everybody' where id = ${id}`;
  expect(await find(otherId, 'zarigueia')).toEqual({ titles: ['Mi zarigüeya'], correctedTo: 'zarigüeya' });

  await server.services.db.query`update articles set visibility = 'private' where id = ${id}`;
  expect(await find(otherId, 'zarigueia')).toEqual({ titles: [], correctedTo: null });
});

test('an article that is stored twice exists once, with its latest text', async () => {
  const id = await store({ visibility: 'everybody' }, spanish('El albaricoque', 'Un albaricoque.'));
  await storeVersion(server.services, id, spanish('El melocotón', 'Un melocotón.'));
  expect((await find(otherId, 'albaricoque')).titles).toEqual([]);
  expect((await find(otherId, 'melocotón')).titles).toEqual(['El melocotón']);
});

test('a new text deletes the stored definitions of the old one', async () => {
  const id = await store({ visibility: 'private' }, spanish('El secreto', 'Un secreto.'));
  const part = { articleId: id, learning: 'es', native: 'en', part: 2 } as const;
  await keepPart(server.services, part, { version: 'old', content: Buffer.from('Otro secreto.') });
  await storeVersion(server.services, id, spanish('El secreto', 'Nada.'));
  expect(await findKeptPart(server.services, part, 'old')).toBeUndefined();
});

test('an article is about a query in its title, even if its text in another language ranks higher', async () => {
  const cities = Array.from({ length: 20 }, () => 'Zagreb Oslo.').join(' ');
  const id = await store({ visibility: 'everybody' }, spanish('Dos ciudades', cities));
  const english = { ...spanish('Two cities', 'They are far apart.'), summary: 'From Zagreb to Oslo' };
  await storeVersion(server.services, id, { ...english, language: 'en' });
  const reader = { readerId: otherId, learningLang: 'es', mainLang: 'en' } as const;
  const { results } = await searchArticles(server.services, { reader, query: 'Zagreb Oslo', filters: {}, page: 1 });
  expect(results).toMatchObject([{ id, snippetLanguage: 'es', isAboutIt: true }]);
});

test('rebuilding the index gives the same index', async () => {
  const rows = () => server.services.db.query`
    select article_id, language, head::text, words::text, reader_id from article_search order by 1, 2`;
  const before = await rows();
  await rebuildSearchIndex(server.services);
  expect(await rows()).toEqual(before);
  expect((await find(otherId, 'mercdo')).correctedTo).toBe('mercado');
});

async function store(given: Partial<NewArticle>, version: NewVersion) {
  const id = server.services.newId();
  const attributes = { type: 'review', genres: ['tech'], tone: 'casual', audience: 'adults', length: 'short' } as const;
  await storeArticle(server.services, {
    ...attributes,
    genres: [...attributes.genres],
    id,
    creatorKind: 'manual',
    authorId,
    visibility: 'private',
    level: null,
    ...given,
  });
  await storeVersion(server.services, id, version);
  return id;
}

const spanish = (title: string, sentence: string): NewVersion => ({
  language: 'es',
  title,
  summary: '',
  keywords: [],
  paragraphs: [[sentence]],
});
