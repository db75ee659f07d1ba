import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/start.ts';
import { canInstallPostgres, installPostgres } from '../support/database/install-postgres.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { readRefusedStart } from '../support/refused-start.ts';
import { createDataFolder, runCommand } from '../support/run-command.ts';
import { startHostedPostgres } from '../support/servers/start-hosted-postgres.ts';
import { startOnce } from '../support/servers/start-once.ts';

const postgres = startOnce(startHostedPostgres);
const owner = { user: 'fox', password: 'hunter2' };
let databaseCount = 0;

describe('the start is refused with one line that includes the fix', () => {
  test('when nothing listens at the address', async () => {
    const port = await findFreePort();
    expect(await refusalOf(`postgres://fox:hunter2@127.0.0.1:${port}/foxtale`)).toBe(
      `cannot connect to the database: connect ECONNREFUSED 127.0.0.1:${port}. Start PostgreSQL there, or correct the host and the port.`,
    );
  });

  test('when the connection is accepted but never answered', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await refusalOf(`postgres://fox:hunter2@127.0.0.1:${port}/foxtale`)).toMatch(
      /^cannot connect to the database: .*timeout.*\. Check the host, the port and the firewall\.$/,
    );
    silent.close();
  });

  test('when the host name does not resolve', async () => {
    expect(await refusalOf('postgres://fox:hunter2@nowhere.invalid/foxtale')).toMatch(
      /^cannot connect to the database: getaddrinfo \w+ nowhere\.invalid\. Correct the name of the host/,
    );
  });

  test('when the password is wrong', async () => {
    const database = await createDatabase();
    expect(await refusalOf(postgres.addressOf(database, { user: 'fox', password: 'wrong' }))).toBe(
      'cannot connect to the database: password authentication failed for user "fox". Correct the user and the password.',
    );
  });

  test('when the password is missing', async () => {
    const database = await createDatabase();
    expect(await refusalOf(`postgres://fox@127.0.0.1:${postgres.port}/${database}`)).toMatch(
      /^cannot connect to the database: .*\. Add the password to DATABASE_URL, or set PGPASSWORD\.$/,
    );
  });

  test('when the database does not exist', async () => {
    await createDatabase();
    expect(await refusalOf(postgres.addressOf('den', owner))).toBe(
      'cannot connect to the database: database "den" does not exist. ' +
        'Create the database, owned by the user of DATABASE_URL, or correct its name.',
    );
  });

  test('when the database has another encoding', async () => {
    const database = await createDatabase("encoding 'LATIN1' locale 'C' template template0");
    expect(await refusalOf(postgres.addressOf(database, owner))).toMatch(
      /^the encoding of the database is LATIN1: Foxtale needs UTF8\. Create the database with: /,
    );
  });

  // Runs only on the embedded PostgreSQL 18, where a setting can hide the extensions. For older versions, the test would need a
  // PostgreSQL build without the extensions.
  test.skipIf(process.env.TEST_POSTGRES)('when the server does not have the extensions', async () => {
    const database = await createDatabase();
    await postgres.query(`alter database ${database} set extension_control_path = '/nowhere'`);
    expect(await refusalOf(postgres.addressOf(database, owner))).toBe(
      'the PostgreSQL server does not have the extensions unaccent, pg_trgm, btree_gist. ' +
        "Install PostgreSQL's contrib modules there (Debian: postgresql-contrib), then start again.",
    );
  });

  test('when the user may not create the extensions, until an administrator has created them', async () => {
    const database = await createDatabase();
    await takeOwnership(database);
    const address = postgres.addressOf(database, owner);
    const refusal = await refusalOf(address);
    expect(refusal).toMatch(
      /^the extensions unaccent, pg_trgm, btree_gist cannot be created: permission denied to create extension "unaccent"\. Ask an administrator of the database to run: create extension/,
    );
    await postgres.query(/run: (.*)$/.exec(refusal)?.[1] ?? '', database);
    await postgres.query(`grant create on database ${database} to fox`);
    await startAndStop(address);
  });

  test('when the user may not create the schema of the job queue', async () => {
    const database = await createDatabase();
    const address = postgres.addressOf(database, owner);
    await startAndStop(address);
    await postgres.query('drop schema jobs cascade', database);
    await takeOwnership(database);
    expect(await refusalOf(address)).toBe(
      `the tables of the job queue cannot be created: permission denied for database ${database}. ` +
        'Make the user of DATABASE_URL the owner of the database: alter database <name> owner to <user>;',
    );
  });

  test('when the user may not create tables', async () => {
    const database = await createDatabase();
    await postgres.query(`alter database ${database} owner to postgres`);
    expect(await refusalOf(postgres.addressOf(database, owner))).toBe(
      'the tables cannot be created: permission denied for schema public. ' +
        'Make the user of DATABASE_URL the owner of the database: alter database <name> owner to <user>;',
    );
  });

  test('when the database is read-only', async () => {
    const database = await createDatabase();
    await postgres.query(`alter database ${database} set default_transaction_read_only = on`);
    expect(await refusalOf(postgres.addressOf(database, owner))).toMatch(
      /^the tables cannot be created: cannot execute CREATE TABLE in a read-only transaction\. Set DATABASE_URL to the primary/,
    );
  });

  test('when a migration fails', async () => {
    const database = await createDatabase();
    await postgres.query('create table notifications (in_the_way int)', database);
    expect(await refusalOf(postgres.addressOf(database, owner))).toBe(
      'migration 0004-notifications.sql failed and was rolled back: relation "notifications" already exists. ' +
        'See the log of PostgreSQL, fix the cause and start again.',
    );
  });

  test.skipIf(!canInstallPostgres(14))(
    'when PostgreSQL is too old',
    async () => {
      const old = await startHostedPostgres(await installPostgres(14));
      try {
        expect(await refusalOf(old.addressOf('postgres'))).toMatch(
          /^PostgreSQL 14\.\d+ is too old: Foxtale needs version 15 or newer\. Upgrade it, or set DATABASE_URL to a newer one\.$/,
        );
      } finally {
        await old.stop();
      }
    },
    300_000,
  );

  test('on the command line too, without a stack trace', async () => {
    const data = createDataFolder();
    const database = await createDatabase();
    const DATABASE_URL = postgres.addressOf(database, { user: 'fox', password: 'wrong' });
    const { exit, said } = runCommand({ DATA_DIR: data.folder, PORT: String(await findFreePort()), DATABASE_URL });
    expect(await exit).toBe(1);
    expect(said.errors).toBe(
      'Foxtale cannot start: cannot connect to the database: password authentication failed for user "fox". Correct the user and the password.\n',
    );
    data.remove();
  });
});

describe('with MIGRATE=false the start only checks', () => {
  const unmigrated = { MIGRATE: 'false' };

  test('and leaves an empty database empty', async () => {
    const database = await createDatabase();
    expect(await refusalOf(postgres.addressOf(database, owner), unmigrated)).toMatch(
      /^the database is older than this version of Foxtale: (\d+) of \1 migrations are pending, the first is 0001-\S+\. Run: npm run admin -- migrate$/,
    );
    const { rows } = await postgres.query("select from pg_class where relnamespace = 'public'::regnamespace", database);
    expect(rows).toEqual([]);
  });

  test('and starts if everything is migrated', async () => {
    const database = await createDatabase();
    const address = postgres.addressOf(database, owner);
    await startAndStop(address);
    await startAndStop(address, unmigrated);
    await postgres.query('update jobs.version set version = 1', database);
    expect(await refusalOf(address, unmigrated)).toMatch(/^the tables of the job queue are not up to date/);
    await postgres.query("delete from migrations where name like '0026-%'", database);
    expect(await refusalOf(address, unmigrated)).toMatch(/: 1 of \d+ migrations are pending, the first is 0026-/);
  });

  test('and reads a database from before 0022, whose migrations do not record compatible versions', async () => {
    const database = await createDatabase();
    const address = postgres.addressOf(database, owner);
    await startAndStop(address);
    await postgres.query(
      "delete from migrations where name >= '0022'; alter table migrations drop column works_from",
      database,
    );
    expect(await refusalOf(address, unmigrated)).toMatch(/ migrations are pending, the first is 0022-/);
  });

  test('and names the rights that the user lacks', async () => {
    const database = await createDatabase();
    await startAndStop(postgres.addressOf(database, owner));
    const { createRole, grants } = readGrants({ role: 'vixen', password: 'hunter2', owner: 'fox' });
    await postgres.query(createRole);
    const address = postgres.addressOf(database, { user: 'vixen', password: 'hunter2' });
    expect(await refusalOf(address, unmigrated)).toMatch(
      /^the migrations cannot be read: permission denied for table migrations\. Grant the user of DATABASE_URL the rights/,
    );
    await postgres.query(grants, database);
    await startAndStop(address, unmigrated);
  });
});

describe('a database that a newer version has migrated', () => {
  const record = (database: string, worksFrom: string) =>
    postgres.query(`insert into migrations values ('9999-from-the-future.sql', now(), ${worksFrom})`, database);

  test.each([
    { says: 'nothing about older versions', worksFrom: 'null' },
    { says: 'that it needs a newer version', worksFrom: "'9998'" },
  ])('is refused when its migration says $says', async ({ worksFrom }) => {
    const database = await createDatabase();
    const address = postgres.addressOf(database, owner);
    await startAndStop(address);
    await record(database, worksFrom);
    expect(await refusalOf(address)).toBe(
      'the database is newer than this version of Foxtale: its migration 9999-from-the-future.sql is unknown here. ' +
        'Start the newer version, or restore the backup from before the upgrade.',
    );
  });

  test('is used if its migration declares that it is compatible with this version', async () => {
    const database = await createDatabase();
    const address = postgres.addressOf(database, owner);
    await startAndStop(address);
    await record(database, "'0022'");
    await startAndStop(address);
  });
});

test('a password with any character works from PGPASSWORD', async () => {
  const password = 'a/b#c?d%e@f:g h';
  const database = await createDatabase();
  await postgres.query(`create role odd login password '${password}'; grant all on database ${database} to odd`);
  await postgres.query('grant all on schema public to odd', database);
  process.env.PGPASSWORD = password;
  try {
    await startAndStop(`postgres://odd@127.0.0.1:${postgres.port}/${database}`);
  } finally {
    delete process.env.PGPASSWORD;
  }
});

/** Returns the name of an empty database that “fox” owns. */
async function createDatabase(options = '') {
  if (databaseCount === 0) await postgres.query(`create role fox login password 'hunter2'`);
  const name = `den_${++databaseCount}`;
  await postgres.query(`create database ${name} owner fox ${options}`);
  return name;
}

/** Reads from docs/operations.md the SQL statements that create a database user with fewer rights. */
function readGrants({ role, password, owner }: { role: string; password: string; owner: string }) {
  const operations = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, createRole = '', grants = ''] = /```sql\n(create role foxtale_app.*\n)([^`]*)```/.exec(operations) ?? [];
  const adapt = (sql: string) =>
    sql.replaceAll('foxtale_app', role).replaceAll('role foxtale ', `role ${owner} `).replace('…', password);
  return { createRole: adapt(createRole), grants: adapt(grants) };
}

/** Makes `postgres` the owner of the database. “fox” keeps only the right to create tables. */
async function takeOwnership(database: string) {
  await postgres.query(`alter database ${database} owner to postgres`);
  await postgres.query('grant create on schema public to fox', database);
}

const start = (DATABASE_URL: string, environment: Record<string, string> = {}) =>
  startServer(
    readConfig({ PORT: '0', DATABASE_URL, ROLE: 'web', SERVE_WEB: 'false', LOG_LEVEL: 'silent', ...environment }),
    undefined,
    [],
  );

async function startAndStop(databaseUrl: string, environment?: Record<string, string>) {
  const server = await start(databaseUrl, environment);
  await server.stop();
}

const refusalOf = (databaseUrl: string, environment?: Record<string, string>) =>
  readRefusedStart({ start: start(databaseUrl, environment), secret: owner.password });
