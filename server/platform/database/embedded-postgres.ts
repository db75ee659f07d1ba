import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { type PostgresHome, postgresUid, preparePostgresHome } from './postgres-home.ts';
import { ensureSocketFolder, findSocketFolderInUse, prepareSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { writeConnectionRules } from './write-connection-rules.ts';

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  max_connections: '60',
  jit: 'off',
  // The lowest level with which a running cluster can be backed up.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  log_min_messages: 'warning',
};

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  stop(): Promise<void>;
  /** Stops supervising PostgreSQL without stopping it, because another app uses it. */
  leave(): void;
}

/**
 * Starts PostgreSQL for the data folder, or uses the PostgreSQL that is already running for this folder. PostgreSQL
 * listens only on a Unix socket. If it ends unexpectedly, it is started again.
 */
export async function startEmbeddedPostgres(dataDir: string, programs?: string): Promise<EmbeddedPostgres> {
  const home = preparePostgresHome(dataDir, programs);
  if (existsSync(home.cluster)) refuseOtherVersion(home);
  else await createCluster(home);
  applyAccessRules(home);
  const socketFolder = await ensureRunning(home, findRunningSocketFolder(home) ?? prepareSocketFolder(home));
  await ensureDatabase(socketFolder);

  let isBusy = false;
  const supervisor = setInterval(async () => {
    if (isBusy || findPostmaster(home) !== undefined) return;
    isBusy = true;
    await ensureRunning(home, socketFolder).catch((error: unknown) => console.error(error));
    isBusy = false;
  }, 500);

  return {
    connection: { ...connectionTo(socketFolder), database: 'foxtale' },
    async stop() {
      clearInterval(supervisor);
      await stopPostmaster(home);
      removeSocketFolder(home, socketFolder);
    },
    leave: () => clearInterval(supervisor),
  };
}

export const isPostgresRunning = (dataDir: string) => findPostmaster(preparePostgresHome(dataDir)) !== undefined;

/**
 * Refuses a data folder of another version of PostgreSQL, and tells the operator why. PostgreSQL itself would write the
 * reason only to its log.
 */
function refuseOtherVersion(home: PostgresHome) {
  const theirs = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  const output = execFileSync(join(home.programs, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const ours = /\d+/.exec(output)?.[0];
  if (theirs === ours) return;
  throw new StartRefused(
    `the data folder ${home.folder} was created by PostgreSQL ${theirs}, but the embedded PostgreSQL is version ${ours}. ` +
      'Upgrade the folder with pg_upgrade, or start the version of Foxtale that created it.',
  );
}

// Creates the cluster in a temporary folder, which is renamed at the end. So an interrupted first start leaves no incomplete
// cluster.
async function createCluster(home: PostgresHome) {
  const unfinished = `${home.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await promisify(execFile)(
    join(home.programs, 'bin', 'initdb'),
    [
      '--pgdata',
      unfinished,
      '--username',
      'foxtale',
      '--encoding',
      'UTF8',
      '--no-instructions',
      ...home.locale,
      // `writeConnectionRules` replaces these rules.
      '--auth-local',
      'peer',
      '--auth-host',
      'reject',
    ],
    { ...home.owner, cwd: home.folder },
  );
  renameSync(unfinished, home.cluster);
}

function applyAccessRules(home: PostgresHome) {
  const hasChanged = writeConnectionRules(home);
  const running = findPostmaster(home);
  // On SIGHUP, PostgreSQL reloads the access rules.
  if (hasChanged && running !== undefined) process.kill(running, 'SIGHUP');
}

const findRunningSocketFolder = (home: PostgresHome) =>
  findPostmaster(home) === undefined ? undefined : findSocketFolderInUse(home);

/**
 * Returns the socket folder that PostgreSQL uses. It is not the given folder if another Foxtale process starts the same
 * PostgreSQL at the same time.
 */
async function ensureRunning(home: PostgresHome, socketFolder: string) {
  let child: ChildProcess | undefined;
  let inUse = socketFolder;
  const deadline = Date.now() + 60_000;
  while (!(await canConnect(inUse))) {
    if (Date.now() > deadline) {
      throw new StartRefused(
        `the embedded PostgreSQL does not start. See its log: ${join(home.folder, 'postgres.log')}.`,
      );
    }
    if (child === undefined) {
      child = spawnPostmaster(home, socketFolder);
    } else if (child.exitCode !== null) {
      // The PostgreSQL that was just started has ended, because another one is starting or stopping in this folder. Waits,
      // then checks again.
      await sleep(500);
      inUse = findRunningSocketFolder(home) ?? socketFolder;
      child = undefined;
    }
    await sleep(20);
  }
  if (inUse !== socketFolder) removeSocketFolder(home, socketFolder);
  return inUse;
}

function spawnPostmaster(home: PostgresHome, socketFolder: string) {
  removeStaleLock(home);
  ensureSocketFolder(home, socketFolder);
  const log = openLog(home);
  const child = spawn(
    join(home.programs, 'bin', 'postgres'),
    [
      '-D',
      home.cluster,
      '-c',
      `unix_socket_directories=${socketFolder}`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // PostgreSQL runs in its own process group, so that Ctrl-C reaches only the app, which stops the database last.
    { ...home.owner, cwd: home.folder, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
}

/** O_NOFOLLOW: root must not write through a symbolic link that the folder's owner could have created. */
function openLog(home: PostgresHome) {
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants;
  return openSync(join(home.folder, 'postgres.log'), O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
}

// After a reboot, the process id in the lock file may belong to another program, and PostgreSQL would refuse to start.
function removeStaleLock(home: PostgresHome) {
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
    return isOwnProcess(home, pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Root must not send signals to a process only because the folder's owner wrote its id into the lock file. */
function isOwnProcess(home: PostgresHome, pid: number) {
  const found = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
  return found === undefined || found.uid === postgresUid(home);
}

const connectionTo = (socketFolder: string) => ({ host: socketFolder, user: 'foxtale', database: 'postgres' });

async function canConnect(socketFolder: string) {
  const client = new pg.Client(connectionTo(socketFolder));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function ensureDatabase(socketFolder: string) {
  const client = new pg.Client(connectionTo(socketFolder));
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = 'foxtale'");
  if (rowCount === 0) await client.query('create database foxtale');
  await client.end();
}
