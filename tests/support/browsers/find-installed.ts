import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { canExecute } from './can-execute.ts';
import type { Machine } from './machine.ts';

const run = promisify(execFile);

/**
 * Returns the path of the first program that runs on this machine and prints its version. Programs are given by name, which
 * is searched in PATH, or by path.
 */
export async function findInstalled(machine: Machine, namesAndPaths: readonly string[]) {
  const folders = (machine.environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = namesAndPaths.flatMap((name) =>
    name.includes('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  for (const path of candidates) if (await isWorking(path, machine)) return path;
  return undefined;
}

/**
 * Checks that the program works: for example, Ubuntu's /usr/bin/chromium-browser may only print that a snap has to be
 * installed.
 */
export async function isWorking(path: string, machine: Machine) {
  try {
    accessSync(path, constants.X_OK);
    if (!canExecute(path, machine)) return false;
    const { stdout } = await run(path, ['--version'], { env: machine.environment, timeout: 60_000 });
    return /\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
}
