import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArticleFile, FiledArticle } from '../../domain/admin/article-file.ts';
import type { AdminArticle } from '../../domain/admin/article-list.ts';
import { createArticle } from '../../tests/support/articles/create-article.ts';
import { call } from '../../tests/support/call.ts';
import { fingerprintTables } from '../../tests/support/database/fingerprint-tables.ts';
import { createPerson, leaveForGood, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
let admin: Person;
let article: FiledArticle;

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
});

beforeEach(() => {
  article = {
    id: randomUUID(),
    creatorKind: 'ai',
    visibility: 'everybody',
    originalLanguage: 'es',
    type: 'review',
    genres: ['science'],
    tone: 'casual',
    audience: 'adults',
    length: 'short',
    level: 'B1',
    createdAt: '2026-01-02T03:04:05.000Z',
    versions: [
      version('en', [['The fox reads.', 'It rains.'], ['The end.']]),
      version('es', [['El zorro lee.', 'Llueve.'], ['Fin.']]),
    ],
  };
});

test('an exported article is imported unchanged, with the same id', async () => {
  expect(await importFile([article])).toMatchObject({ status: 200, body: { createdCount: 1, updatedCount: 0 } });
  // The import adds the names of the article's type and genres to the keywords of the article.
  const versions = article.versions.map((given) => ({ ...given, keywords: expect.arrayContaining(given.keywords) }));
  expect(await findExported()).toEqual({ ...article, versions });
  const { status } = await call(server, { path: `/articles/${article.id}`, token: admin.token });
  expect(status).toBe(200);
});

test('importing the same file again changes nothing, and a changed file replaces the texts', async () => {
  await importFile([article]);
  const exported = await findExported();
  expect(await importFile([exported])).toMatchObject({ body: { createdCount: 0, updatedCount: 1 } });
  expect(await findExported()).toEqual(exported);
  await importFile([{ ...article, versions: [version('es', [['Otro zorro.', 'Llueve.'], ['Fin.']])] }]);
  expect((await findExported())?.versions.map(({ paragraphs }) => paragraphs[0]?.[0])).toEqual([
    'The fox reads.',
    'Otro zorro.',
  ]);
});

test('the import deletes versions that no longer match the imported text', async () => {
  await importFile([article]);
  await importFile([{ ...article, versions: [version('es', [['Otro.'], ['Final.']])] }]);
  expect((await findExported())?.versions.map(({ language }) => language)).toEqual(['es']);
});

test('a hidden article is imported as hidden', async () => {
  await importFile([{ ...article, visibility: 'hidden' }]);
  expect(await findExported()).toMatchObject({ visibility: 'hidden' });
  expect((await call(server, { path: `/articles/${article.id}`, token: admin.token })).status).toBe(404);
});

test('an article without an author shows whether it was imported or its author deleted the account', async () => {
  await importFile([article]);
  const author = await createPerson(server.services, 'learner');
  const { db } = server.services;
  const left = await createArticle(server.services, 3);
  await db.query`update articles set creator_kind = 'manual', author_id = ${author.id} where id = ${left}`;
  await call(server, leaveForGood(author));
  const list = async (search: string) =>
    (await call(server, { path: `/admin/articles?search=${search}`, token: admin.token })).body as {
      articles: AdminArticle[];
    };
  const own = await list('La frase');
  expect(own.articles.find(({ id }) => id === left)).toMatchObject({ author: null, isImported: false });
  const imported = await list('Title es');
  expect(imported.articles.find(({ id }) => id === article.id)).toMatchObject({ author: null, isImported: true });
});

test('an article file may exceed the size limit of other requests', async () => {
  const long = Array.from({ length: 100 }, () => [`${'Palabra '.repeat(600)}.`]);
  expect(await importFile([{ ...article, versions: [version('es', long)] }])).toMatchObject({ status: 200 });
});

describe('an article file is refused as a whole', () => {
  const broken: [string, (good: FiledArticle) => unknown[], string][] = [
    [
      'with versions of different shape',
      (good) => [{ ...good, versions: [good.versions[0], version('es', [['Uno.']])] }],
      'versions-differ',
    ],
    [
      'with a language twice',
      (good) => [{ ...good, versions: [good.versions[0], good.versions[0]] }],
      'language-twice',
    ],
    ['without its original', (good) => [{ ...good, originalLanguage: 'sl' }], 'original-missing'],
    ['with an empty sentence', (good) => [{ ...good, versions: [version('es', [[' ']])] }], 'empty'],
    ['with an article twice', (good) => [good, good], 'article-twice'],
    ['with a private article', (good) => [{ ...good, visibility: 'private' }], 'picklist'],
    ['with an unknown field', (good) => [{ ...good, authorId: randomUUID() }], 'strict_object'],
    ['with 201 articles', (good) => Array.from({ length: 201 }, () => ({ ...good, id: randomUUID() })), 'too-many'],
  ];
  test.each(broken)('%s', async (_name, spoil, problem) => {
    const before = await fingerprintTables(server.services);
    const good = { ...article, id: randomUUID() };
    const answer = await importFile([good, ...spoil(article)]);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(answer.text).toContain(problem);
    expect(await fingerprintTables(server.services)).toEqual(before);
  });

  test('when it contains the id of a library article or of a private article', async () => {
    const [library] = await server.services.db.query<{ id: string }>`
      select id from articles where creator_kind = 'library' limit 1`;
    const answer = await importFile([article, { ...article, id: library?.id }]);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(await findExported()).toBeUndefined();
  });
});

function version(language: 'en' | 'es', paragraphs: string[][]): FiledArticle['versions'][number] {
  return { language, title: `Title ${language}`, summary: 'Short.', keywords: ['fox'], paragraphs };
}

const importFile = (articles: unknown[]) =>
  call(server, {
    method: 'POST',
    path: '/admin/articles/import',
    token: admin.token,
    body: { format: 'foxtale-articles', version: 1, articles },
  });

async function findExported() {
  const { body } = await call(server, { path: '/admin/articles/export', token: admin.token });
  return (body as ArticleFile).articles.find(({ id }) => id === article.id);
}
