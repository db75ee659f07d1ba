import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** A migrated database behind a pool of connections. */
export async function openDatabase(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...connection });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  await migrate(pool);
  return { db: createDatabase(pool), close: () => pool.end() };
}
