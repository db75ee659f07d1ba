import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { createExtensions } from './create-extensions.ts';
import { refuseStart } from './refuse-start.ts';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

export const listMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Held while the tables are brought up to date, so that of several processes one does it. */
export const migrationLock = 7_046_028;

/**
 * Applies the numbered files that this database has not seen. Safe to run from several processes at once.
 * Throws StartRefused when the database is newer than the program or when a file fails.
 */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createMigrationsTable(client);
    const { rows: recorded } = await client.query<Recorded>('select name, works_from from migrations order by name');
    const known = listMigrations();
    refuseNewerDatabase(recorded, known);
    const applied = new Set(recorded.map(({ name }) => name));
    const pending = known.filter((name) => !applied.has(name));
    if (pending.length > 0) await createExtensions(client);
    for (const name of pending) await apply(client, name);
  } finally {
    // Ending the connection frees the lock and whatever a failed migration left open.
    client.release(true);
  }
}

/** Throws StartRefused unless the database has seen every migration of this program. Changes nothing. */
export async function requireMigrated(pool: pg.Pool) {
  const known = listMigrations();
  const { rows: tables } = await pool.query("select to_regclass('migrations') is not null as exists");
  const recorded = tables[0]?.exists
    ? (await pool.query<Recorded>('select name, works_from from migrations order by name')).rows
    : [];
  refuseNewerDatabase(recorded, known);
  const pending = known.filter((name) => !recorded.some((applied) => applied.name === name));
  if (pending.length === 0) return;
  throw new StartRefused(
    `the database is older than this version of Foxtale: ${pending.length} of ${known.length} migrations are missing, and ` +
      'MIGRATE is false. Run: npm run admin -- migrate',
  );
}

interface Recorded {
  name: string;
  /** The number of the last migration that a program must know to work with this one. */
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
    // Not `if not exists`: that locks the table, and would wait for a dump to end.
    if (rowCount === 0) await client.query('alter table migrations add column works_from text');
  } catch (error) {
    throw refuseStart('the tables cannot be created', error);
  }
}

/**
 * An older program may work on a newer database only if each migration it does not know says so: servers of the version
 * before are restarted during an upgrade, and an operator may go back.
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

/** A migration that takes something away names the first version that did not need it any more. */
export const readWorksFrom = (statements: string) =>
  /^-- No longer asked for since (\d{4})/m.exec(statements)?.[1] ?? '0000';

const numberOf = (name: string) => name.slice(0, 4);
