import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** Connections at work, connections at rest, and how many wait for one. */
export type PoolUse = Record<'busy' | 'idle' | 'awaited', number>;

/** A migrated database behind a pool of connections. Throws DatabaseUnreachable when there is nobody to talk to. */
export async function openDatabase(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...connection });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  await ensureReachable(pool);
  await migrate(pool);
  const use = (): PoolUse => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  return { db: createDatabase(pool), connection, use, close: () => pool.end() };
}

async function ensureReachable(pool: pg.Pool) {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    // Where a name has several addresses the message is empty, and the code says it.
    const { message = '', code = '' } = cause as { message?: string; code?: string };
    throw new DatabaseUnreachable(message || code, { cause });
  }
}

export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}
