import { lchownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import { type PostgresHome, postgresUid } from './postgres-home.ts';

// The path of a Unix socket is limited to about 100 bytes. PostgreSQL appends `/.s.PGSQL.<port>`. The rest is a margin.
const longestPath = 79;

/**
 * The socket is in the data folder or, if the path of that folder is too long, in a folder below the temporary directory. Other
 * users can write to the temporary directory too, so the folder has a random name and is reused only if it is private.
 */
export function prepareSocketFolder(home: PostgresHome) {
  if (home.folder.length <= longestPath) return home.folder;
  const used = readSocketFolder(home);
  if (used !== undefined && isPrivate(used, home)) return used;
  const folder = mkdtempSync(join(tmpdir().length <= 60 ? tmpdir() : '/tmp', 'foxtale-'));
  chownToPostgres(folder, home);
  return folder;
}

/** The socket folder of a running PostgreSQL. Undefined if it no longer exists, for example after the data folder was moved. */
export function findSocketFolderInUse(home: PostgresHome) {
  const used = readSocketFolder(home);
  if (used === undefined || lstatSync(used, { throwIfNoEntry: false }) === undefined) return undefined;
  refuseOpenFolder(used, home);
  return used;
}

/** Called before PostgreSQL starts, because the folder may have been deleted or replaced. */
export function ensureSocketFolder(home: PostgresHome, folder: string) {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 });
    chownToPostgres(folder, home);
  }
  refuseOpenFolder(folder, home);
}

export function removeSocketFolder(home: PostgresHome, folder: string) {
  if (folder !== home.folder && isPrivate(folder, home)) rmSync(folder, { recursive: true, force: true });
}

function chownToPostgres(folder: string, { owner }: PostgresHome) {
  if (owner !== undefined) lchownSync(folder, owner.uid, owner.gid);
}

function refuseOpenFolder(folder: string, home: PostgresHome) {
  if (isPrivate(folder, home)) return;
  throw new StartRefused(
    `the folder of PostgreSQL's socket, ${folder}, is accessible to other users. Stop PostgreSQL, remove the folder and start again.`,
  );
}

/** Line five of postmaster.pid. The line is empty until PostgreSQL listens. */
function readSocketFolder(home: PostgresHome) {
  try {
    return readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')[4] || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the path is a folder (no symbolic link) that belongs to the user who runs PostgreSQL and is not accessible to
 * others.
 */
function isPrivate(path: string, home: PostgresHome) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === postgresUid(home) && (found.mode & 0o077) === 0;
}
