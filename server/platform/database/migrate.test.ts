import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/support/create-test-database.ts';
import { openDatabase } from './open-database.ts';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
const files = readdirSync(folder).sort();

describe('the migrations', () => {
  test('are numbered without a gap', () => {
    const numbers = files.map((name) => Number(/^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1]));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  // Servers of the version before are still at work while the first of the new ones starts. Those up to 18 came before any of that.
  test('take nothing away from the version before, unless they say that it no longer asks for it', () => {
    const takesAway =
      /\b(drop\s+(table|column|view|function)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+type)\b/i;
    const offenders = files.slice(18).filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return takesAway.test(text) && !text.includes('-- No longer asked for since ');
    });
    expect(offenders).toEqual([]);
  });

  test('run once each, in order, however often the server starts', async () => {
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

  test('stop at one that fails, without half of it, and the next start goes on from there', async () => {
    const connectionString = await createEmptyDatabase();
    const client = new pg.Client({ connectionString });
    await client.connect();
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

/** Every table with its columns, as the database describes them, and which migrations made them when. */
async function readState(connectionString: string) {
  const { db, close } = await openDatabase({ connectionString });
  const applied = await db.query<{ name: string }>`select name, applied_at from migrations order by applied_at, name`;
  const columns = await db.query`
    select table_name, column_name, data_type, domain_name, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`;
  await close();
  return { applied, columns };
}
