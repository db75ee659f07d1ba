import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/create-test-database.ts';
import { openDatabase } from './open-database.ts';
import { readSentNumbers } from './read-sent-numbers.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  database = await openDatabase({ connectionString: await createTestDatabase(), max: 1 });
});
afterAll(() => database.close());

const send = async (expression: string) => {
  const { rows } = await database.db.execute(`select ${expression} as sent`);
  return readSentNumbers(rows[0]?.sent);
};

test.each([
  ['array_send(array[1, -2, 300000])', [1, -2, 300000]],
  ['array_send(array[1, -2]::smallint[])', [1, -2]],
  ['array_send(array[0.5, 12345.25]::float8[])', [0.5, 12345.25]],
  ['array_send(array[true, false])', [1, 0]],
])('%s', async (expression, numbers) => {
  expect(await send(expression)).toEqual(numbers);
});

test('null is NaN, and an empty or missing array has no numbers', async () => {
  expect(await send('array_send(array[7, null, 9])')).toEqual([7, Number.NaN, 9]);
  expect(await send(`array_send('{}'::integer[])`)).toEqual([]);
  expect(await send('array_send(null::integer[])')).toEqual([]);
});

test('arrays that follow each other become one list', async () => {
  const rows = `(values (1, array[1, 2]), (2, '{}'), (3, array[3])) as v(place, numbers)`;
  expect(await send(`(select string_agg(array_send(numbers), '' order by place) from ${rows})`)).toEqual([1, 2, 3]);
});

test('an array of texts is refused', async () => {
  await expect(send(`array_send(array['a'])`)).rejects.toThrow('OID 25');
});
