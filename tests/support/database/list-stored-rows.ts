import type { Services } from '../../../server/services.ts';

type Row = Record<string, unknown>;
type Db = Pick<Services, 'db'>;

/** Returns every row of every table in every schema, except for the system schemas of PostgreSQL. */
export async function listStoredRows({ db }: Db): Promise<Record<string, Row[]>> {
  const tables = await db.query<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  return select(
    { db },
    tables.map(({ name }) => ({ name, condition: 'true' })),
  );
}

/** Returns the rows that contain this id in any uuid column. */
export async function listRowsWith({ db }: Db, id: string): Promise<Record<string, Row[]>> {
  const tables = await db.query<{ name: string; columns: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'
      and table_name in (select tablename from pg_tables where schemaname = 'public') group by 1 order by 1`;
  const rows = await select(
    { db },
    tables.map(({ name, columns }) => ({ name, condition: `'${id}' in (${columns})` })),
  );
  return Object.fromEntries(Object.entries(rows).filter(([, found]) => found.length > 0));
}

async function select({ db }: Db, tables: { name: string; condition: string }[]) {
  const selects = tables.map(
    ({ name, condition }) => `select '${name}' as name, to_jsonb(t) as row from ${name} t where ${condition}`,
  );
  const text = `select name, row from (${selects.join(' union all ')}) stored order by name, row::text`;
  const rows = await db.query<{ name: string; row: Row }>(Object.assign([text], { raw: [text] }));
  return Object.fromEntries(
    tables.map(({ name }) => [name, rows.filter((found) => found.name === name).map(({ row }) => row)]),
  );
}
