import { expect, test } from 'vitest';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { insertArticle } from './own-articles.ts';
import { storeVersion } from './store-version.ts';

const server = startOnce(startApiServer);

test('public articles can be read by all, private ones by their author, hidden ones by no one', async () => {
  const { db, newId, now } = server.services;
  const author = await createPerson(server.services, 'learner');
  const other = await createPerson(server.services, 'learner');
  for (const visibility of ['everybody', 'private', 'hidden']) {
    await db.query`
      insert into articles (id, creator_kind, author_id, visibility, type, genres, tone, audience, length, created_at)
      values (${newId()}, 'manual', ${author.id}, ${visibility}, 'review', '{tech}', 'casual', 'adults', 'short', ${now()})`;
  }
  const readableBy = (reader: string) => db.query`
    select visibility from articles a where author_id = ${author.id} and may_read(a, ${reader}) order by visibility`;
  expect(await readableBy(author.id)).toEqual([{ visibility: 'everybody' }, { visibility: 'private' }]);
  expect(await readableBy(other.id)).toEqual([{ visibility: 'everybody' }]);
});

test('PostgreSQL inlines may_read, so that queries can use indexes', async () => {
  const id = server.services.newId();
  const lines = await server.services.db.query<{ 'QUERY PLAN': string }>`
    explain select a.id from articles a where a.id = ${id} and may_read(a, ${id})`;
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('visibility');
  expect(plan).not.toContain('may_read');
});

const attributes: Omit<Parameters<typeof insertArticle>[1], 'articleId' | 'authorId'> = {
  creatorKind: 'manual',
  originalLanguage: 'es',
  type: 'review',
  genres: ['tech'],
  tone: 'casual',
  audience: 'adults',
  length: 'short',
  level: null,
};

test('a search finds what may be read, and no more', async () => {
  const { db, newId } = server.services;
  const author = await createPerson(server.services, 'learner');
  const other = await createPerson(server.services, 'learner');
  for (const visibility of ['everybody', 'private', 'hidden']) {
    const id = newId();
    await insertArticle(server.services, { ...attributes, articleId: id, authorId: author.id });
    await storeVersion(server.services, id, {
      language: 'es',
      title: 'El zorro',
      summary: '',
      keywords: [],
      paragraphs: [['El zorro duerme.']],
    });
    await db.query`update articles set visibility = ${visibility} where id = ${id}`;
  }
  for (const reader of [author, other]) {
    const differing = await db.query`
      select a.id, a.visibility from articles a where author_id = ${author.id} and may_read(a, ${reader.id}) <> exists (
        select from article_search entry where entry.article_id = a.id and may_find(entry, ${reader.id}))`;
    expect(differing).toEqual([]);
  }
});

test('PostgreSQL also inlines may_find, the rule of the search', async () => {
  const id = server.services.newId();
  const lines = await server.services.db.query<{ 'QUERY PLAN': string }>`
    explain select from article_search entry where language = 'es' and may_find(entry, ${id})`;
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('reader_id');
  expect(plan).not.toContain('may_find');
});
