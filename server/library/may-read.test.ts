import { expect, test } from 'vitest';
import { createPerson } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/start-api-server.ts';
import { startOnce } from '../../tests/support/start-once.ts';

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
