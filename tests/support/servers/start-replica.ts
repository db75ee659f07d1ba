import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { changeOwner, copyCluster } from '../../../server/platform/database/copy-cluster.ts';
import { findFreePort } from '../find-free-port.ts';
import { until } from '../until.ts';
import type { startHostedPostgres } from './start-hosted-postgres.ts';

type Primary = Awaited<ReturnType<typeof startHostedPostgres>>;

/** Starts a hot standby with streaming replication, from a base backup of the primary. */
export async function startReplica(primary: Primary) {
  const { home, administrator } = primary;
  const cluster = join(home.folder, 'replica');
  const connection = { host: '127.0.0.1', port: primary.port, ...administrator, database: 'postgres' };
  await copyCluster({ connection, cluster: home.cluster, target: cluster });
  // Creates the folders that a base backup does not contain. PostgreSQL does not start without them.
  for (const folder of ['pg_replslot', 'pg_stat_tmp', 'pg_notify'])
    mkdirSync(join(cluster, folder), { recursive: true });
  const source = `host=127.0.0.1 port=${primary.port} user=${administrator.user} password='${administrator.password}'`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source.replaceAll("'", "''")}'\n`);
  writeFileSync(join(cluster, 'standby.signal'), '');
  await changeOwner(home.owner, cluster);
  const port = await findFreePort();
  const start = () =>
    spawn(join(home.programs, 'bin', 'postgres'), ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', ''], {
      ...home.owner,
      cwd: home.folder,
      stdio: 'ignore',
    });
  let server = start();
  await untilAnswering();

  async function query(sql: string) {
    const client = new pg.Client({ ...connection, port });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async function untilAnswering() {
    const isAnswering = () => query('select 1').then(Boolean, () => false);
    await until(isAnswering, { what: 'the replica answers', timeoutMs: 60_000, everyMs: 50 });
  }

  async function stop() {
    server.kill('SIGQUIT');
    if (server.exitCode === null) await once(server, 'exit');
  }

  return {
    addressOf: (database: string) => primary.addressOf(database).replace(`:${primary.port}/`, `:${port}/`),
    query,
    /**
     * Stops the replay of the write-ahead log: later commits on the primary are not visible on the replica until the replay
     * resumes.
     */
    pause: () => query('select pg_wal_replay_pause()'),
    resume: () => query('select pg_wal_replay_resume()'),
    stop,
    async restart() {
      server = start();
      await untilAnswering();
    },
  };
}
