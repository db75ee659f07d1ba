import pg from 'pg';
import type { Config } from '../../server/config.ts';
import { neededExtensions } from '../../server/platform/database/create-extensions.ts';
import { listMigrations, MigrationsPending } from '../../server/platform/database/migrate.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { refuseStart } from '../../server/platform/database/refuse-start.ts';
import { StartRefused } from '../../server/start-refused.ts';

/** Throws StartRefused with the message that the server would print at startup. */
export async function checkDatabase(connection: pg.PoolConfig, { migrates }: Pick<Config, 'migrates'>) {
  try {
    return await describeDatabase(connection);
  } catch (error) {
    if (!migrates || !(error instanceof MigrationsPending)) throw error;
    return `migrations that the next start runs: ${error.pending.join(', ')}`;
  }
}

async function describeDatabase(connection: pg.PoolConfig) {
  const { db, close } = await openDatabase({ ...connection, max: 1 }, { migrates: false });
  const [server] = await db.query<{ version: string }>`select current_setting('server_version') as version`;
  await close();
  return `PostgreSQL ${server?.version.split(' ')[0]}, all ${listMigrations().length} migrations`;
}

export async function checkExtensions(connection: pg.PoolConfig) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; version: string | null; isAvailable: boolean }>(
      `select needed.name, e.extversion as version,
        exists (select from pg_available_extensions a where a.name = needed.name) as "isAvailable"
      from unnest($1::text[]) as needed (name) left join pg_extension e on e.extname = needed.name`,
      [neededExtensions],
    );
    const missing = rows.filter(({ version, isAvailable }) => version === null && !isAvailable);
    if (missing.length > 0)
      throw new StartRefused(`the server does not have ${missing.map(({ name }) => name).join(', ')}`);
    return rows.map(({ name, version }) => `${name} ${version ?? '(created by the first start)'}`).join(', ');
  } catch (error) {
    throw error instanceof StartRefused ? error : refuseStart('cannot be looked up', error);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function checkReplica(connection: pg.PoolConfig) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean; age: string | null }>(
      `select pg_is_in_recovery() as "isStandby",
        round(extract(epoch from now() - pg_last_xact_replay_timestamp())) as age`,
    );
    const [standby] = rows;
    if (!standby?.isStandby) throw new StartRefused('the server is not a standby');
    return `a standby, whose last change is ${standby.age ?? '?'} s old`;
  } catch (error) {
    throw error instanceof StartRefused ? error : refuseStart('cannot connect', error);
  } finally {
    await client.end().catch(() => {});
  }
}
