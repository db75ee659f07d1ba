import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './until.ts';

const root = join(import.meta.dirname, '..', '..');

const commands = {
  npm: ['npm', 'start'],
  node: [process.execPath, join('tools', 'run.mjs'), join('server', 'main.ts')],
} as const;

/**
 * Runs `npm start`, or the program that `npm start` runs, in its own process group, as a terminal does. Disposing the result
 * stops all processes that are still running, including PostgreSQL.
 */
export function runCommand(
  environment: { DATA_DIR: string; PORT: string } & Record<string, string>,
  command: keyof typeof commands = 'node',
) {
  const [program, ...args] = commands[command];
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Sets these variables to empty values, which override a developer's .env file.
    env: { ...process.env, DATABASE_URL: '', BASE_URL: '', SERVE_WEB: 'false', LOG_LEVEL: 'silent', ...environment },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The command did not start.');
  const said = { output: '', errors: '' };
  child.stdout.on('data', (data) => {
    said.output += data;
  });
  child.stderr.on('data', (data) => {
    said.errors += data;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const baseUrl = `http://127.0.0.1:${environment.PORT}`;

  return {
    baseUrl,
    pid,
    said,
    /** Resolves to the exit code, once all output has been read. */
    exit,
    /** Sends the signal to every process of the command, but not to PostgreSQL, which has its own process group. */
    signalAll: (signal: NodeJS.Signals) => process.kill(-pid, signal),
    async untilReady() {
      const isReady = () => /^Foxtale is ready: .+\n/m.test(said.output);
      await until(isReady, { what: 'the ready line', timeoutMs: 40_000, everyMs: 20 }).catch((cause: unknown) => {
        throw new Error(`The app did not start: ${said.output}${said.errors}`, { cause });
      });
    },
    async [Symbol.asyncDispose]() {
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      if (isRunning()) process.kill(-pid, 'SIGTERM');
      await Promise.race([exit, sleep(10_000, undefined, { ref: false })]);
      if (isRunning()) process.kill(-pid, 'SIGKILL');
      await exit;
      await endPostgres(environment.DATA_DIR);
    },
  };
}

/** Creates a folder that PostgreSQL can access as another user when the tests run as root. */
export function createDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-start-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function findPostgresPid(dataDir: string) {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function endPostgres(dataDir: string) {
  const pid = findPostgresPid(dataDir);
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await until(() => !isAlive(pid), { what: 'PostgreSQL has ended', timeoutMs: 10_000 });
}
