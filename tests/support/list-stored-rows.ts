import type { Services } from '../../server/services.ts';

type Row = Record<string, unknown>;
type Db = Pick<Services, 'db'>;

/** Every row of every table, whatever tables there are: what one compares to say that nothing was stored. */
export async function listStoredRows({ db }: Db): Promise<Record<string, Row[]>> {
  const tables = await listTables({ db });
  const selects = tables.map((table) => `select '${table}' as name, to_jsonb(t) as row from "${table}" t`);
  const text = `select name, row from (${selects.join(' union all ')}) stored order by name, row::text`;
  const rows = await db.query<{ name: string; row: Row }>(Object.assign([text], { raw: [text] }));
  return Object.fromEntries(
    tables.map((table) => [table, rows.filter(({ name }) => name === table).map(({ row }) => row)]),
  );
}

/** The rows that hold this id in any column of theirs. */
export async function listRowsWith(services: Db, id: string): Promise<Record<string, Row[]>> {
  const stored = Object.entries(await listStoredRows(services));
  const held = stored.map(([table, rows]) => [table, rows.filter((row) => Object.values(row).includes(id))] as const);
  return Object.fromEntries(held.filter(([, rows]) => rows.length > 0));
}

async function listTables({ db }: Db) {
  const rows = await db.query<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  return rows.map(({ name }) => name);
}
