import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpClient } from '../support/create-http-client.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createDataFolder, findPostgresPid, isAlive, runCommand } from '../support/run-command.ts';

const data = createDataFolder();
let environment: { DATA_DIR: string; PORT: string };

beforeAll(async () => {
  environment = { DATA_DIR: data.folder, PORT: String(await findFreePort()) };
});

afterAll(() => data.remove());

describe('npm start', () => {
  test('prints its progress and the address, and is healthy', async () => {
    await using app = runCommand(environment);
    await app.untilReady();
    expect(app.said.output).toMatch(/^Starting PostgreSQL …\n.*\nFoxtale is ready: http:\/\/127\.0\.0\.1:\d+\n/s);
    expect(app.said.errors).toBe('');
    expect(await readHealth(app)).toMatchObject({ status: 'ok', access: 'beta', signIn: 'local' });
  });

  test('warns about an embedded database on a public server, and about a misspelt variable', async () => {
    await using app = runCommand({ ...environment, HOST: '0.0.0.0', S3_BUKET: 'hunter2' });
    await app.untilReady();
    expect(app.said.output).toMatch(/^Warning: unknown variable S3_BUKET\. Did you mean S3_BUCKET\?\n/);
    expect(app.said.output).not.toContain('hunter2');
    expect(app.said.output).toContain(
      '\nWarning: other machines can reach this server, which uses the embedded PostgreSQL',
    );
  });

  test('starts again after kill -9 without data loss', async () => {
    await using killed = runCommand(environment);
    await killed.untilReady();
    const browser = createHttpClient(killed.baseUrl);
    await signIn(browser, 'learner@foxtale.test');
    const headers = { 'content-type': 'application/json' };
    await browser.request('/api/profile', { method: 'PATCH', headers, body: '{"mainLang":"sl"}' });
    killed.signalAll('SIGKILL');
    await killed.exit;
    const postgresPid = findPostgresPid(data.folder);

    await using again = runCommand(environment);
    await again.untilReady();
    expect(findPostgresPid(data.folder)).toBe(postgresPid);
    const answer = await browser.request('/api/profile');
    expect(await answer.json()).toMatchObject({ profile: { email: 'learner@foxtale.test', mainLang: 'sl' } });
  });

  test('starts again after app and database were killed together', async () => {
    await using killed = runCommand(environment);
    await killed.untilReady();
    killed.signalAll('SIGKILL');
    process.kill(postgresPid(), 'SIGKILL');
    await killed.exit;

    await using again = runCommand(environment);
    await again.untilReady();
    expect(await readHealth(again)).toMatchObject({ status: 'ok' });
  });

  test('recovers from a killed database within ten seconds, and still refuses a second app', async () => {
    await using app = runCommand(environment);
    await app.untilReady();
    const killedPid = postgresPid();
    process.kill(killedPid, 'SIGKILL');
    await expect.poll(postgresPid, { interval: 50 }).not.toBe(killedPid);
    await expect.poll(() => readHealth(app), { interval: 50 }).toMatchObject({ status: 'ok' });
    expect(await refusalOf({ ...environment, PORT: String(await findFreePort()) })).toContain('another Foxtale');
  });
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGHUP'] as const)(
    '%s to the process group, as from a terminal, stops app and database cleanly',
    async (signal) => {
      await using app = runCommand(environment);
      await app.untilReady();
      const pid = postgresPid();
      app.signalAll(signal);
      expect(await app.exit).toBe(0);
      expect(app.said.output).toMatch(/\nStopping …\nStopped\.\n$/);
      expect(app.said.errors).toBe('');
      await expect.poll(() => isAlive(pid)).toBe(false);
      await expect(readHealth(app)).rejects.toThrow();
    },
  );

  test('SIGTERM to the first process only, as from a service manager, stops both as well', async () => {
    await using app = runCommand(environment);
    await app.untilReady();
    const pid = postgresPid();
    process.kill(app.pid, 'SIGTERM');
    expect(await app.exit).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm only stops app and database', async (signal) => {
    await using app = runCommand(environment, 'npm');
    await app.untilReady();
    const pid = postgresPid();
    process.kill(app.pid, signal);
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect(readHealth(app)).rejects.toThrow();
    await expect.poll(() => app.said.output).toMatch(/\nStopped\.\n/);
  });

  test('SIGINT to the process that npm starts stops app and database', async () => {
    await using app = runCommand(environment);
    await app.untilReady();
    const pid = postgresPid();
    process.kill(app.pid, 'SIGINT');
    expect(await app.exit).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('Ctrl-C during the start leaves no database running', async () => {
    await using app = runCommand(environment);
    await expect.poll(() => findPostgresPid(data.folder), { interval: 5 }).toBeDefined();
    app.signalAll('SIGINT');
    await app.exit;
    await expect.poll(() => findPostgresPid(data.folder)).toBeUndefined();
  });
});

describe('npm start refuses with one line and exit code 1:', () => {
  test('a second app on the same data folder or port, while the first keeps running', async () => {
    await using first = runCommand(environment);
    await first.untilReady();
    const pid = postgresPid();
    const sameFolder = await refusalOf({ ...environment, PORT: String(await findFreePort()) });
    expect(sameFolder).toBe(`Foxtale cannot start: another Foxtale is running on the data folder ${data.folder}.`);
    expect(postgresPid()).toBe(pid);

    const untouched = join(data.folder, 'untouched');
    const samePort = await refusalOf({ ...environment, DATA_DIR: untouched });
    expect(samePort).toContain(`port ${environment.PORT} on 127.0.0.1 is already in use`);
    expect(existsSync(untouched)).toBe(false);
    expect(await readHealth(first)).toMatchObject({ status: 'ok' });
  });

  test.each([
    { wrong: { PORT: 'eighty' }, line: 'PORT must be a port number' },
    { wrong: { HOST: '192.0.2.1' }, line: 'HOST 192.0.2.1 is not an address of this machine' },
    {
      wrong: { DATABASE_URL: 'postgres://fox:hunter2@127.0.0.1:1/foxtale' },
      line: 'cannot connect to the database',
    },
    { wrong: { DATA_DIR: join(data.folder, 'a-file') }, line: 'DATA_DIR cannot be used' },
    {
      wrong: { BACKUP_EVERY: '24h', BACKUP_DIR: join(data.folder, 'a-file') },
      line: 'BACKUP_DIR cannot be used',
    },
  ])('an invalid value: $line', async ({ wrong, line }) => {
    writeFileSync(join(data.folder, 'a-file'), '');
    const refusal = await refusalOf({ ...environment, ...wrong });
    expect(refusal).toMatch(new RegExp(`^Foxtale cannot start: ${line}`));
    expect(refusal).not.toContain('hunter2');
  });
});

function postgresPid() {
  const pid = findPostgresPid(data.folder);
  if (pid === undefined) throw new Error('PostgreSQL is not running.');
  return pid;
}

async function readHealth({ baseUrl }: { baseUrl: string }): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/api/health`, { headers: { connection: 'close' } });
  return answer.json();
}

/** Runs a start that must fail, and returns its one-line message on standard error. */
async function refusalOf(refused: Parameters<typeof runCommand>[0]) {
  // Does not dispose of the app, because it exits by itself. Disposing would also stop the database in its data folder,
  // which another app may use.
  const { exit, said } = runCommand(refused);
  expect(await exit).toBe(1);
  expect(said.errors.trim().split('\n')).toHaveLength(1);
  return said.errors.trim();
}
