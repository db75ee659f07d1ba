import { sql } from 'drizzle-orm';
import type { Services } from '../../server/services.ts';

type Row = Record<string, unknown>;

/** Every row of every table, whatever tables there are: what one compares to say that nothing was stored. */
export async function listStoredRows({ db }: Pick<Services, 'db'>): Promise<Record<string, Row[]>> {
  const stored: Record<string, Row[]> = {};
  for (const table of await listTables({ db })) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
    );
    stored[table] = rows.map(({ row }) => row);
  }
  return stored;
}

/** The rows that hold this id in any column of theirs. */
export async function listRowsWith(services: Pick<Services, 'db'>, id: string): Promise<Record<string, Row[]>> {
  const stored = Object.entries(await listStoredRows(services));
  const held = stored.map(([table, rows]) => [table, rows.filter((row) => Object.values(row).includes(id))] as const);
  return Object.fromEntries(held.filter(([, rows]) => rows.length > 0));
}

async function listTables({ db }: Pick<Services, 'db'>) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}
