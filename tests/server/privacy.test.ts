import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const document = readFileSync('docs/privacy.md', 'utf8');
const server = startOnce(() => startApiServer({ ROLE: 'web' }));

test('docs/privacy.md lists exactly the tables of the database', async () => {
  const tables = await server.services.db.query<{ name: string }>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'traffic')`;
  const named = [...document.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('jobs are kept as long as docs/privacy.md says', async () => {
  const queues = await server.services.db.query<{
    kept: number;
  }>`select distinct deletion_seconds as kept from jobs.queue`;
  expect(queues.map(({ kept }) => kept / 86_400)).toEqual([30]);
});
