import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { createExtensions } from './create-extensions.ts';
import { grantRemedy, refuseStart } from './refuse-start.ts';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

export const listMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Advisory lock: only one process migrates at a time. */
export const migrationLock = 7_046_028;

/**
 * Applies the pending migrations. Safe to run from several processes concurrently. Throws StartRefused if the database is
 * newer than the program or a migration fails.
 */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createMigrationsTable(client);
    const pending = await listPending(client);
    if (pending.length > 0) await createExtensions(client);
    for (const name of pending) await apply(client, name);
  } finally {
    // Closing the connection releases the lock and rolls back a failed migration.
    client.release(true);
  }
}

/** Throws MigrationsPending if there are pending migrations. Changes nothing. */
export async function requireMigrated(pool: pg.Pool) {
  const pending = await listPending(pool);
  if (pending.length === 0) return;
  throw new MigrationsPending(pending);
}

export class MigrationsPending extends StartRefused {
  readonly pending: string[];

  constructor(pending: string[]) {
    super(
      `the database is older than this version of Foxtale: ${pending.length} of ${listMigrations().length} migrations are ` +
        `pending, the first is ${pending[0]}. Run: npm run admin -- migrate`,
    );
    this.pending = pending;
  }
}

/** Throws StartRefused if the database is newer than the program. */
async function listPending(client: pg.Pool | pg.PoolClient) {
  const known = listMigrations();
  const recorded = await listRecorded(client).catch((error: unknown) => {
    throw refuseStart('the migrations cannot be read', error, { '42501': grantRemedy });
  });
  refuseNewerDatabase(recorded, known);
  const applied = new Set(recorded.map(({ name }) => name));
  return known.filter((name) => !applied.has(name));
}

async function listRecorded(client: pg.Pool | pg.PoolClient) {
  const { rows: tables } = await client.query("select to_regclass('migrations') is not null as exists");
  if (!tables[0]?.exists) return [];
  // With `to_jsonb` the query works even if the column `works_from` is missing, as in databases before 0022.
  const { rows } = await client.query<Recorded>(
    "select name, to_jsonb(migrations) ->> 'works_from' as works_from from migrations order by name",
  );
  return rows;
}

interface Recorded {
  name: string;
  /** After this migration, only programs whose newest migration has at least this number can use the database. */
  works_from: string | null;
}

async function createMigrationsTable(client: pg.PoolClient) {
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), works_from text)',
    );
    const { rowCount } = await client.query(
      "select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'works_from'",
    );
    // Does not use `add column if not exists`, because this takes a lock and would wait for a running pg_dump.
    if (rowCount === 0) await client.query('alter table migrations add column works_from text');
  } catch (error) {
    throw refuseStart('the tables cannot be created', error);
  }
}

/**
 * Throws StartRefused if a migration that this program does not know has a `works_from` above the newest migration of the
 * program. A program meets a newer database during a rolling upgrade and after a rollback.
 */
function refuseNewerDatabase(recorded: Recorded[], known: string[]) {
  const newest = known.at(-1) ?? '';
  const unfit = recorded.find(
    ({ name, works_from }) => !known.includes(name) && (works_from === null || works_from > numberOf(newest)),
  );
  if (unfit === undefined) return;
  throw new StartRefused(
    `the database is newer than this version of Foxtale: its migration ${unfit.name} is unknown here. ` +
      'Start the newer version, or restore the backup from before the upgrade.',
  );
}

async function apply(client: pg.PoolClient, name: string) {
  const statements = readFileSync(join(folder, name), 'utf8');
  try {
    await client.query(
      `begin; ${statements};
      insert into migrations (name, works_from) values ('${name}', '${readWorksFrom(statements)}'); commit`,
    );
  } catch (error) {
    throw refuseStart(`migration ${name} failed and was rolled back`, error);
  }
}

/**
 * Reads the number in the comment of a migration that removes something. For example, “No longer asked for since 0021” means
 * that programs with migration 0021 no longer use what is removed. Without such a comment, returns 0000, which allows all
 * older programs.
 */
export const readWorksFrom = (statements: string) =>
  /^-- No longer asked for since (\d{4})/m.exec(statements)?.[1] ?? '0000';

const numberOf = (name: string) => name.slice(0, 4);
