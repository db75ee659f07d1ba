import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { preparePostgresHome } from '../../../server/platform/database/postgres-home.ts';
import { findFreePort } from '../find-free-port.ts';
import { createDataFolder } from '../run-command.ts';
import { until } from '../until.ts';

const administrator = { user: 'postgres', password: 'of the administrator' };

interface Account {
  user: string;
  password: string;
}

/** Starts a PostgreSQL like one that DATABASE_URL points to: over TCP, with passwords. */
export async function startHostedPostgres(programs = process.env.TEST_POSTGRES) {
  const data = createDataFolder();
  const home = preparePostgresHome(data.folder, programs);
  const port = await findFreePort();
  const passwordFile = join(data.folder, 'password');
  writeFileSync(passwordFile, administrator.password, { mode: 0o644 });
  const asOwner = { ...home.owner, cwd: home.folder };
  await promisify(execFile)(
    join(home.programs, 'bin', 'initdb'),
    [
      '--pgdata',
      home.cluster,
      '--username',
      administrator.user,
      '--pwfile',
      passwordFile,
      '--no-sync',
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      ...home.locale,
    ],
    asOwner,
  );
  const options = ['-D', home.cluster, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  const server = spawn(join(home.programs, 'bin', 'postgres'), options, { ...asOwner, stdio: 'ignore' });
  const addressOf = (database: string, { user, password }: Account = administrator) =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  await until(() => query('select 1').then(Boolean, () => false), { what: 'PostgreSQL answers', timeoutMs: 60_000 });

  /** Runs a query as administrator. */
  async function query(sql: string, database = 'postgres') {
    const client = new pg.Client(addressOf(database));
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  return {
    port,
    home,
    administrator,
    addressOf,
    query,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      data.remove();
    },
  };
}
