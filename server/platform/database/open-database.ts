import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from './migrate.ts';

export type Database = ReturnType<typeof drizzle>;

/** A migrated database behind a pool of connections. */
export async function openDatabase(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...connection });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  await migrate(pool);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
