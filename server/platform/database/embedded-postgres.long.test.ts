import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { installPostgres } from '../../../tests/support/database/install-postgres.ts';
import { createDataFolder, findPostgresPid, isAlive } from '../../../tests/support/run-command.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { preparePostgresHome } from './postgres-home.ts';

const isRoot = process.getuid?.() === 0;
// The user “daemon” exists on every system and owns no files.
const otherUser = 1;
let cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.reverse()) await clean();
  cleanups = [];
});

test('a data folder of another major version is refused at once', async () => {
  const folder = createFolder();
  const other = await startEmbeddedPostgres(folder, await installPostgres(17));
  await other.stop();
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /^the data folder .* was created by PostgreSQL 17, but the embedded PostgreSQL is version 18\. Upgrade the folder/,
  );
}, 300_000);

describe('only the user of the app can connect', () => {
  const folder = shareFolder();

  test('the socket and its folder are not accessible to other users', async () => {
    const { connection } = await start(folder());
    expect(modeOf(connection.host)).toBe('700');
    expect(modeOf(join(connection.host, '.s.PGSQL.5432'))).toBe('700');
  });

  test.skipIf(!isRoot)('another user cannot open the socket, and PostgreSQL would refuse the connection', async () => {
    const { connection } = await start(folder());
    expect(await asOtherUser('connect', connection.host)).toMatch(/^EACCES/);
    openToAll(connection.host);
    expect(await asOtherUser('connect', connection.host)).toMatch(/^28000 Peer authentication failed/);
    await connect(connection);
  });

  test('the start rewrites access rules of an older version that allow all users', async () => {
    await (await start(folder())).stop();
    const rules = rulesOf(folder());
    const written = readFileSync(rules, 'utf8');
    expect(written).not.toContain('trust');
    writeFileSync(rules, 'local all all trust\n');
    await connect((await start(folder())).connection);
    expect(readFileSync(rules, 'utf8')).toBe(written);
  });

  test.skipIf(!isRoot)('the start also rewrites the rules of a running PostgreSQL', async () => {
    const left = await start(folder());
    left.leave();
    const pid = findPostgresPid(folder()) ?? 0;
    writeFileSync(rulesOf(folder()), 'local all all trust\n');
    process.kill(pid, 'SIGHUP');
    openToAll(left.connection.host);
    await expect.poll(() => asOtherUser('connect', left.connection.host)).toBe('done');

    const adopted = await start(folder());
    expect(findPostgresPid(folder())).toBe(pid);
    await connect(adopted.connection);
    // The start has removed the access of other users to the folder.
    expect(await asOtherUser('connect', left.connection.host)).toMatch(/^EACCES/);
    openToAll(left.connection.host);
    await expect.poll(() => asOtherUser('connect', left.connection.host)).toMatch(/^28000/);
  });

  test.skipIf(!isRoot)('access rules are not written through a symbolic link', async () => {
    await (await start(folder())).stop();
    const target = join(folder(), 'precious');
    writeFileSync(target, 'precious');
    rmSync(rulesOf(folder()));
    symlinkSync(target, rulesOf(folder()));
    await start(folder());
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect(lstatSync(rulesOf(folder())).isSymbolicLink()).toBe(false);
  });

  test.skipIf(!isRoot)(
    'the app of an ordinary user keeps working when root connects, for example for a backup',
    async () => {
      const folder = createFolder();
      chownSync(folder, otherUser, otherUser);
      const { programs } = preparePostgresHome(createFolder());
      expect(await asOtherUser('start', folder, programs)).toBe('done');
      const ofRoot = await start(folder);
      await connect(ofRoot.connection);
      expect(statSync(ofRoot.connection.host).uid).toBe(otherUser);
      expect(await asOtherUser('connect', ofRoot.connection.host)).toBe('done');
    },
  );

  test.skipIf(!isRoot)('a data folder that is a symbolic link of another user is refused', async () => {
    const folder = createFolder();
    const victim = createFolder();
    symlinkSync(victim, join(folder, 'postgres'));
    lchownSync(join(folder, 'postgres'), otherUser, otherUser);
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow('is a symbolic link created by another user');
    expect(statSync(victim).uid).toBe(0);
  });
});

describe('with a data folder whose path is too long for a socket', () => {
  const folder = shareFolder(join('a'.repeat(60), 'b'.repeat(60)));

  test('the socket is in a private folder with a random name, which is deleted when PostgreSQL stops', async () => {
    const first = await start(folder());
    const { host } = first.connection;
    expect(dirname(host)).toBe(tmpdir());
    expect(modeOf(host)).toBe('700');
    await connect(first.connection);
    await first.stop();
    expect(lstatSync(host, { throwIfNoEntry: false })).toBeUndefined();
    expect((await start(folder())).connection.host).not.toBe(host);
  });

  test('a running PostgreSQL is found', async () => {
    const left = await start(folder());
    left.leave();
    const pid = findPostgresPid(folder());
    const adopted = await start(folder());
    expect(adopted.connection).toEqual(left.connection);
    expect(findPostgresPid(folder())).toBe(pid);
  });

  test('two apps that start concurrently share one PostgreSQL', async () => {
    await (await start(folder())).stop();
    const both = await Promise.all([start(folder()), start(folder())]);
    for (const { connection } of both) await connect(connection);
    expect(both[0].connection).toEqual(both[1].connection);
  });

  test.skipIf(!isRoot)('no folder with a predictable name is used or changed', async () => {
    const { folder: data, owner } = preparePostgresHome(folder());
    const victim = createFolder();
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    const planted = join(tmpdir(), `foxtale-${owner?.uid}-${hash}`);
    symlinkSync(victim, planted);
    cleanups.push(() => rmSync(planted));
    const { connection } = await start(folder());
    expect(connection.host).not.toBe(planted);
    expect(statSync(victim).uid).toBe(0);
  });

  test.skipIf(!isRoot)('a symbolic link in place of the folder of a killed PostgreSQL is not followed', async () => {
    const killed = await start(folder());
    killed.leave();
    const pid = findPostgresPid(folder()) ?? 0;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    const victim = createFolder();
    rmSync(killed.connection.host, { recursive: true });
    symlinkSync(victim, killed.connection.host);
    cleanups.push(() => rmSync(killed.connection.host));
    const { connection } = await start(folder());
    expect(connection.host).not.toBe(killed.connection.host);
    expect(statSync(victim).uid).toBe(0);
  });

  test('a running PostgreSQL whose socket folder is accessible to other users is refused', async () => {
    const left = await start(folder());
    left.leave();
    chmodSync(left.connection.host, 0o755);
    await expect(startEmbeddedPostgres(folder())).rejects.toThrow('is accessible to other users');
    chmodSync(left.connection.host, 0o700);
  });
});

function createFolder() {
  const data = createDataFolder();
  cleanups.push(data.remove);
  return data.folder;
}

/** One folder per `describe`, because creating a cluster takes longer than the rest of a test. */
function shareFolder(below = '') {
  let data: ReturnType<typeof createDataFolder>;
  beforeAll(() => {
    data = createDataFolder();
    mkdirSync(join(data.folder, below), { recursive: true });
  });
  afterAll(() => data.remove());
  return () => join(data.folder, below);
}

/** The database is stopped at the end of the test. */
async function start(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder);
  cleanups.push(postgres.stop);
  return postgres;
}

async function connect(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.end();
}

async function asOtherUser(action: 'connect' | 'start', folder: string, ...programs: string[]) {
  const script = join(import.meta.dirname, '..', '..', '..', 'tests', 'support', 'as-other-user.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    script,
    String(otherUser),
    action,
    folder,
    ...programs,
  ]);
  return stdout.trim();
}

const rulesOf = (folder: string) => join(realpathSync(folder), 'postgres', 'cluster', 'pg_hba.conf');

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** Simulates wrong permissions: every user may open the socket. */
function openToAll(socketFolder: string) {
  chmodSync(socketFolder, 0o755);
  chmodSync(join(socketFolder, '.s.PGSQL.5432'), 0o777);
}
