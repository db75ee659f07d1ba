import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Machine } from './machine.ts';

const run = promisify(execFile);

interface Installation {
  what: string;
  packages: readonly string[];
  find: () => Promise<string | undefined>;
}

/**
 * Installs a program on Debian if this process runs as root. If several processes call this function at the same time, the
 * program is installed once.
 */
export async function installWithApt(machine: Machine, { what, packages, find }: Installation) {
  if (!machine.isDebian || !machine.isRoot) return undefined;
  const lock = await lockInstallation();
  try {
    // Another process may have installed the program while this one waited.
    const found = await find();
    if (found !== undefined) return found;
    machine.say(`Installing ${what} (once): apt-get install ${packages.join(' ')} …`);
    await runApt(machine, ['update']);
    await runApt(machine, ['install', '--yes', '--no-install-recommends', ...packages]);
    return await find();
  } catch (error) {
    machine.say(`apt-get could not install ${packages.join(' ')}: ${readLastLine(error)}`);
    return undefined;
  } finally {
    lock.close();
  }
}

const runApt = ({ environment }: Machine, options: string[]) =>
  run('apt-get', ['--quiet', ...options], { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Uses an abstract Unix socket as a lock: one process at a time can listen, and the kernel frees the socket when that
 * process ends.
 */
async function lockInstallation(): Promise<Server> {
  while (true) {
    const server = createServer().listen('\0foxtale-apt-get');
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await sleep(200);
    }
  }
}

function readLastLine(error: unknown) {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n').at(-1);
}
