import { lchownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import { type PostgresHome, postgresUid } from './postgres-home.ts';

// The path of a Unix socket holds about 100 characters, of which the name of PostgreSQL's takes 14.
const longestPath = 79;

/**
 * Where the socket is: in the data folder, or where its path is too long, in a folder of its own among the temporary files.
 * Other users can write there too, so the folder has a random name and is used again only while it is ours alone.
 */
export function prepareSocketFolder(home: PostgresHome) {
  if (home.folder.length <= longestPath) return home.folder;
  const used = readSocketFolder(home);
  if (used !== undefined && isPrivate(used, home)) return used;
  const folder = mkdtempSync(join(tmpdir().length <= 60 ? tmpdir() : '/tmp', 'foxtale-'));
  giveToPostgres(folder, home);
  return folder;
}

/** The folder that a running PostgreSQL has its socket in. Undefined if it is elsewhere now, with the data folder. */
export function findSocketFolderInUse(home: PostgresHome) {
  const used = readSocketFolder(home);
  if (used === undefined || lstatSync(used, { throwIfNoEntry: false }) === undefined) return undefined;
  refuseOpenFolder(used, home);
  return used;
}

/** Before PostgreSQL is started in it: the folder may have been cleaned away, or replaced. */
export function ensureSocketFolder(home: PostgresHome, folder: string) {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 });
    giveToPostgres(folder, home);
  }
  refuseOpenFolder(folder, home);
}

export function removeSocketFolder(home: PostgresHome, folder: string) {
  if (folder !== home.folder && isPrivate(folder, home)) rmSync(folder, { recursive: true, force: true });
}

function giveToPostgres(folder: string, { owner }: PostgresHome) {
  if (owner !== undefined) lchownSync(folder, owner.uid, owner.gid);
}

function refuseOpenFolder(folder: string, home: PostgresHome) {
  if (isPrivate(folder, home)) return;
  throw new StartRefused(
    `the folder of PostgreSQL's socket, ${folder}, is open to other users. Stop PostgreSQL, remove it and start again.`,
  );
}

/** The fifth line of the lock file. It is empty until PostgreSQL listens. */
function readSocketFolder(home: PostgresHome) {
  try {
    return readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')[4] || undefined;
  } catch {
    return undefined;
  }
}

/** A folder of the user who runs PostgreSQL that no other user can enter; not a link. */
function isPrivate(path: string, home: PostgresHome) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === postgresUid(home) && (found.mode & 0o077) === 0;
}
