import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/create-test-database.ts';
import { openDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  database = await openDatabase({ connectionString: await createTestDatabase(), max: 3 });
  await database.db.query`create table notes (text text)`;
});
afterAll(() => database.close());

const listNotes = () => database.db.query<{ text: string }>`select text from notes`;

test('values are passed as parameters (no SQL injection)', async () => {
  const hostile = "'); drop table notes; --";
  const [row] = await database.db.query<{ text: string }>`select ${hostile}::text as text`;
  expect(row?.text).toBe(hostile);
});

test('a failed transaction is rolled back', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.query`insert into notes values ('lost')`;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await listNotes()).toEqual([]);
});

test('a lost connection fails only its own transaction', async () => {
  const dying = database.db.transaction(async (tx) => {
    await tx.query`insert into notes values ('lost')`;
    const [own] = await tx.query<{ pid: number }>`select pg_backend_pid() as pid`;
    await database.db.query`select pg_terminate_backend(${own?.pid})`;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.query`select 1`;
  });
  await expect(dying).rejects.toThrow();
  expect(await listNotes()).toEqual([]);
});

test('two transactions that lock the same rows in opposite order both succeed', async () => {
  await database.db.query`create table seats (id int primary key, taken int not null)`;
  await database.db.query`insert into seats values (1, 0), (2, 0)`;
  let waiting = 2;
  const { promise: bothHold, resolve } = Promise.withResolvers<void>();
  const take = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      await tx.query`update seats set taken = taken + 1 where id = ${first}`;
      if (--waiting <= 0) resolve();
      await bothHold;
      await tx.query`update seats set taken = taken + 1 where id = ${second}`;
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  expect(await database.db.query`select id, taken from seats order by id`).toEqual([
    { id: 1, taken: 2 },
    { id: 2, taken: 2 },
  ]);
});
