import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements, type Statement } from '../../tools/types/list-statements.ts';
import { openProgram } from '../../tools/types/open-program.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { createDescriber, type ReturnedColumn } from '../support/database/describe-statement.ts';
import { scaleTimeout } from '../support/machine-speed.ts';

let client: pg.Client;
let statements: Statement[];

beforeAll(async () => {
  const program = openProgram();
  statements = listStatements(program);
  program.close();
  client = new pg.Client(await createTestDatabase());
  await client.connect();
}, scaleTimeout(120_000));
afterAll(() => client?.end());

test('every statement returns rows of the type that it declares', async () => {
  expect(statements.length).toBeGreaterThan(200);
  expect(await listMismatches()).toEqual([]);
});

test('notices a renamed column, a changed type and a column that can be null', async () => {
  await client.query('alter table feedback rename column message to words');
  await client.query('alter table sessions alter column browser type bytea using null');
  await client.query('alter table accounts alter column email drop not null');
  const mismatches = (await listMismatches()).join('\n');
  expect(mismatches).toMatch(/feedback-inbox\.ts:\d+: error: column f\.message does not exist/);
  expect(mismatches).toMatch(/session-queries\.ts:\d+: browser is bytes, declared as string/);
  expect(mismatches).toMatch(/find-signed-in-user\.ts:\d+: email can be null, but its type excludes null/);
});

async function listMismatches() {
  const describe = await createDescriber(client);
  const mismatches: string[] = [];
  for (const { place, text, row } of statements) {
    const columns = await describe(text).catch(String);
    if (typeof columns === 'string') mismatches.push(`${place}: ${columns}`);
    else if (row !== undefined) mismatches.push(...compare(columns, row).map((problem) => `${place}: ${problem}`));
  }
  return mismatches;
}

function compare(columns: ReturnedColumn[], row: NonNullable<Statement['row']>) {
  const returned = new Set(columns.map(({ name }) => name));
  const missing = Object.entries(row)
    .filter(([name, { isOptional }]) => !isOptional && !returned.has(name))
    .map(([name]) => `does not return ${name}`);
  const others = columns.flatMap(({ name, kind, isNullable }) => {
    const declared = row[name];
    if (declared === undefined) return [`returns ${name}, which is not declared`];
    const isFitting = kind === 'anything' || declared.kinds.includes('anything') || declared.kinds.join() === kind;
    if (!isFitting) return [`${name} is ${kind}, declared as ${declared.kinds.join(' or ')}`];
    return isNullable === true && !declared.isNullable ? [`${name} can be null, but its type excludes null`] : [];
  });
  return [...missing, ...others];
}
