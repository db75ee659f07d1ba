import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/database/create-test-database.ts';
import { readWorksFrom } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
const files = readdirSync(folder).sort();

describe('the migrations', () => {
  test('are numbered without a gap', () => {
    const numbers = files.map((name) => Number(/^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1]));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  // During an upgrade, servers of the previous version still run while the first new server starts. Migrations up to 0018 are
  // not checked, because they are older than this rule.
  test('remove nothing that the previous version uses, unless they declare that it is unused', () => {
    const removesSomething =
      /\b(drop\s+(table|column|view|function)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+type)\b/i;
    const offenders = files.slice(18).filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return removesSomething.test(text) && !text.includes('-- No longer asked for since ');
    });
    expect(offenders).toEqual([]);
  });

  test('record which versions are compatible with them', async () => {
    expect(readWorksFrom('-- No longer asked for since 0021.\ndrop table sentences;')).toBe('0021');
    const client = await connect(await createTestDatabase());
    const { rows } = await client.query('select name from migrations where works_from is null');
    await client.end();
    expect(rows).toEqual([]);
  });

  // A function with a SQL-standard body depends on the row type of its table. Newer minor versions of PostgreSQL then refuse to
  // rewrite the table.
  test('leave no function with a body that depends on the row type of a table', async () => {
    const connectionString = await createEmptyDatabase();
    const client = await connect(connectionString);
    const listDependent = async () => (await client.query(listFunctionsOnRowTypes)).rows.map(({ name }) => name);
    await readState(connectionString);
    expect(await listDependent()).toEqual([]);

    // Simulates a database in which 0009 and 0010 ran when their functions still had SQL-standard bodies.
    await client.query(`
      create or replace function may_read(article articles, reader uuid) returns boolean language sql stable
        return article.visibility = 'everybody' or (article.author_id = reader and article.visibility <> 'hidden');
      create or replace function words_for_typos(version article_versions) returns setof text language sql stable
        begin atomic select version.title; end;
      delete from migrations where name like '0022-%'`);
    expect(await listDependent()).toEqual(['may_read', 'words_for_typos']);
    await readState(connectionString);
    expect(await listDependent()).toEqual([]);
    await client.end();
  });

  test('allow later migrations to rewrite every table', async () => {
    const connectionString = await createEmptyDatabase();
    await readState(connectionString);
    const client = await connect(connectionString);
    const { rows: tables } = await client.query<{ name: string }>(`
      select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    // A volatile default makes PostgreSQL rewrite the table, which fails if a function depends on its row type.
    for (const { name } of tables) {
      await client.query(`alter table ${name} add column rewritten uuid default gen_random_uuid()`);
    }
    await client.end();
  });

  test('run once each, in order, also when the server starts again', async () => {
    const connectionString = await createEmptyDatabase();
    const first = await readState(connectionString);
    expect(first.applied.map(({ name }) => name)).toEqual(files);
    expect(await readState(connectionString)).toEqual(first);
  });

  test('run once each when four servers start on a new database at the same time', async () => {
    const connectionString = await createEmptyDatabase();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => readState(connectionString)));
    expect(first?.applied.map(({ name }) => name)).toEqual(files);
    for (const other of others) expect(other).toEqual(first);
  });

  test('stop at a failing one, roll it back, and continue there at the next start', async () => {
    const connectionString = await createEmptyDatabase();
    const client = await connect(connectionString);
    const listApplied = async () => (await client.query('select name from migrations order by 1')).rows;
    await client.query('create table notifications (in_the_way int)');
    await expect(openDatabase({ connectionString })).rejects.toThrow('already exists');
    expect(await listApplied()).toEqual(files.slice(0, 3).map((name) => ({ name })));

    await client.query('drop table notifications');
    await readState(connectionString);
    expect(await listApplied()).toEqual(files.map((name) => ({ name })));
    await client.end();
  });
});

const listFunctionsOnRowTypes = `
  select p.proname as name from pg_proc p
  where p.prosqlbody is not null and p.pronamespace = 'public'::regnamespace
    and exists (select from pg_class c where c.reltype = any(p.proargtypes))
  order by name`;

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** All tables with their columns, and the applied migrations with their times. */
async function readState(connectionString: string) {
  const { db, close } = await openDatabase({ connectionString });
  const applied = await db.query<{ name: string }>`select name, applied_at from migrations order by applied_at, name`;
  const columns = await db.query`
    select table_name, column_name, data_type, domain_name, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`;
  await close();
  return { applied, columns };
}
