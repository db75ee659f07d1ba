import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts';

const settings = {
  listen_addresses: '',
  shared_buffers: '128MB',
  max_connections: '60',
  jit: 'off',
  // Enough to copy it while it is at work.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  log_min_messages: 'warning',
};

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  stop(): Promise<void>;
  /** Stops looking after it, and lets it run for whoever else has it. */
  leave(): void;
}

/** Starts PostgreSQL on a socket in the data folder, or adopts one that outlived its app; starts it again if it dies. */
export async function startEmbeddedPostgres(dataDir: string, programs?: string): Promise<EmbeddedPostgres> {
  const home = preparePostgresHome(dataDir, programs);
  if (!existsSync(home.cluster)) await createCluster(home);
  await ensureRunning(home);
  await ensureDatabase(home);

  let isBusy = false;
  const supervisor = setInterval(async () => {
    if (isBusy || findPostmaster(home) !== undefined) return;
    isBusy = true;
    await ensureRunning(home).catch((error: unknown) => console.error(error));
    isBusy = false;
  }, 500);

  return {
    connection: { ...connectionTo(home), database: 'foxtale' },
    async stop() {
      clearInterval(supervisor);
      await stopPostmaster(home);
    },
    leave: () => clearInterval(supervisor),
  };
}

export const isPostgresRunning = (dataDir: string) => findPostmaster(preparePostgresHome(dataDir)) !== undefined;

// The finished cluster gets its name last, so that an interrupted first start leaves nothing half made behind.
async function createCluster(home: PostgresHome) {
  const unfinished = `${home.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await promisify(execFile)(
    join(home.programs, 'bin', 'initdb'),
    [
      ...[
        '--pgdata',
        unfinished,
        '--username',
        'foxtale',
        '--auth',
        'trust',
        '--encoding',
        'UTF8',
        '--no-instructions',
      ],
      ...home.locale,
    ],
    { ...home.owner, cwd: home.folder },
  );
  renameSync(unfinished, home.cluster);
}

async function ensureRunning(home: PostgresHome) {
  let child: ChildProcess | undefined;
  const deadline = Date.now() + 60_000;
  while (!(await canConnect(home))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start. See ${join(home.folder, 'postgres.log')}.`);
    if (child === undefined) {
      child = spawnPostmaster(home);
    } else if (child.exitCode !== null) {
      // Another postmaster still holds the folder, starting or stopping: let it finish, then look again.
      await sleep(500);
      child = undefined;
    }
    await sleep(20);
  }
}

function spawnPostmaster(home: PostgresHome) {
  removeLockOfAnotherLife(home);
  const log = openSync(join(home.folder, 'postgres.log'), 'a', 0o600);
  const child = spawn(
    join(home.programs, 'bin', 'postgres'),
    [
      ...['-D', home.cluster, '-c', `unix_socket_directories=${home.socketDir}`],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // In its own process group, so that Ctrl-C reaches the app first and the database last.
    { ...home.owner, cwd: home.folder, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
}

// After a reboot the process id in the lock file may belong to something else entirely, and PostgreSQL would wait for it.
function removeLockOfAnotherLife(home: PostgresHome) {
  const pid = readPostmasterPid(home);
  const commandLine = `/proc/${pid}/cmdline`;
  if (pid !== undefined && existsSync(commandLine) && !readFileSync(commandLine, 'utf8').includes('postgres')) {
    rmSync(join(home.cluster, 'postmaster.pid'), { force: true });
  }
}

async function stopPostmaster(home: PostgresHome) {
  const pid = findPostmaster(home);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; findPostmaster(home) !== undefined; waitedMs += 20) {
    if (waitedMs === 20_000) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

function readPostmasterPid(home: PostgresHome) {
  try {
    return Number.parseInt(readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function findPostmaster(home: PostgresHome) {
  const pid = readPostmasterPid(home);
  if (pid === undefined) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

const connectionTo = (home: PostgresHome) => ({ host: home.socketDir, user: 'foxtale', database: 'postgres' });

async function canConnect(home: PostgresHome) {
  const client = new pg.Client(connectionTo(home));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function ensureDatabase(home: PostgresHome) {
  const client = new pg.Client(connectionTo(home));
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = 'foxtale'");
  if (rowCount === 0) await client.query('create database foxtale');
  await client.end();
}
