import { chmod, copyFile, lchown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** What belongs to the running server and not to the data, or is made anew. */
const leftOut = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pg_stat_tmp\/.*|pg_notify\/.*|.*pgsql_tmp.*)$/;

interface Copying {
  connection: pg.ClientConfig;
  cluster: string;
  target: string;
  signal?: AbortSignal | undefined;
}

interface FolderOptions {
  isWanted?: (path: string) => boolean;
  copy?: (from: string, to: string, path: string) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * A copy of the database as it is at one moment, taken while it is written to: the pages as they come, and the log that puts
 * them right when the copy is first started.
 */
export async function copyCluster({ connection, cluster, target, signal }: Copying) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Holds the log back for as long as this connection lives.
    await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
    await client.query("select pg_backup_start('foxtale', fast => true)");
    await copyFolder(cluster, target, { isWanted: (path) => !leftOut.test(path), signal });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await copyFolder(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    await client.end();
  }
}

/** Files that vanish on the way were on their way out; whatever matters of them is in the log. */
export async function copyFolder(
  from: string,
  to: string,
  { isWanted = () => true, copy = (source, target) => copyFile(source, target), signal }: FolderOptions = {},
) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    signal?.throwIfAborted();
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) {
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await copy(join(from, path), join(to, path), path).catch(unlessGone);
    }
  }
}

/** Hands a folder over to whoever PostgreSQL runs as. */
export async function giveTo(owner: { uid: number; gid: number } | undefined, folder: string) {
  await chmod(folder, 0o700);
  if (owner === undefined) return;
  await lchown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
