import { chmod, copyFile, lchown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** Files of the running server that a copy does not need. */
const excluded = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pg_stat_tmp\/.*|pg_notify\/.*|.*pgsql_tmp.*)$/;

interface CopyOptions {
  connection: pg.ClientConfig;
  cluster: string;
  target: string;
  signal?: AbortSignal | undefined;
}

interface FolderOptions {
  isIncluded?: (path: string) => boolean;
  copy?: (from: string, to: string, path: string) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Online base backup: copies the data files while PostgreSQL writes to them, and then the WAL. When PostgreSQL
 * first starts on the copy, it replays the WAL, which makes the data consistent.
 */
export async function copyCluster({ connection, cluster, target, signal }: CopyOptions) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // A temporary replication slot retains the WAL while this connection is open.
    await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
    await client.query("select pg_backup_start('foxtale', fast => true)");
    await copyFolder(cluster, target, { isIncluded: (path) => !excluded.test(path), signal });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await copyFolder(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    await client.end();
  }
}

/** Ignores files that disappear during the copy: PostgreSQL has deleted them, and the WAL contains the changes. */
export async function copyFolder(
  from: string,
  to: string,
  { isIncluded = () => true, copy = (source, target) => copyFile(source, target), signal }: FolderOptions = {},
) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    signal?.throwIfAborted();
    if (!isIncluded(path)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) {
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await copy(join(from, path), join(to, path), path).catch(ignoreMissing);
    }
  }
}

/** Changes the owner of a folder to the user who runs PostgreSQL. */
export async function changeOwner(owner: { uid: number; gid: number } | undefined, folder: string) {
  await chmod(folder, 0o700);
  if (owner === undefined) return;
  await lchown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
