import pg from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { createDatabase } from './database.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { refuseStart } from './refuse-start.ts';

/** The numbers of busy and idle connections, and of queries that wait for a connection. */
export type PoolUse = Record<'busy' | 'idle' | 'awaited', number>;

const oldestMajor = 15;

interface Options {
  /** Whether pending migrations are run. If false, a database with pending migrations is refused. */
  migrates?: boolean;
}

/** Opens a connection pool and migrates the database. Throws StartRefused if the database cannot be used. */
export async function openDatabase(connection: pg.PoolConfig, { migrates = true }: Options = {}) {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...connection });
  // The next query replaces a broken idle connection. Without this listener, the error would end the process.
  pool.on('error', () => {});
  try {
    await refuseUnfitServer(pool);
    await (migrates ? migrate(pool) : requireMigrated(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const use = (): PoolUse => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  return { db: createDatabase(pool), connection, use, close: () => pool.end() };
}

async function refuseUnfitServer(pool: pg.Pool) {
  const { rows } = await pool
    .query<{ version: string; major: number; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
        current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw refuseStart('cannot connect to the database', error);
    });
  const [server] = rows;
  if (server === undefined) return;
  if (server.major < oldestMajor) {
    throw new StartRefused(
      `PostgreSQL ${server.version} is too old: Foxtale needs version ${oldestMajor} or newer. Upgrade it, or set DATABASE_URL to a newer one.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new StartRefused(
      `the encoding of the database is ${server.encoding}: Foxtale needs UTF8. Create the database with: encoding 'UTF8' template template0.`,
    );
  }
}
