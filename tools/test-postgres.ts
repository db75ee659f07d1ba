import { spawnSync } from 'node:child_process';
import { installPostgres } from '../tests/support/database/install-postgres.ts';
import { postgresMajors } from '../tests/support/database/postgres-builds.ts';

// `npm run test:postgres`: the server's tests on every supported PostgreSQL version. With `-- 15`, the tests run on one
// version, and with `-- /usr/lib/postgresql/15` on an installed version. Other arguments are test filters.
const versions: (number | string)[] = [];
const filters: string[] = [];
for (const argument of process.argv.slice(2)) {
  const major = postgresMajors.find((known) => String(known) === argument);
  if (major !== undefined) versions.push(major);
  else (argument.startsWith('/') ? versions : filters).push(argument);
}
if (filters.length === 0) filters.push('server/', 'tests/server/');

const failed: (number | string)[] = [];
for (const version of versions.length > 0 ? versions : postgresMajors) {
  console.log(`\nPostgreSQL ${version}`);
  const programs = typeof version === 'number' ? await installPostgres(version) : version;
  const { status } = spawnSync('vitest', ['run', '--project', '*use-cases', ...filters], {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: programs },
  });
  if (status !== 0) failed.push(version);
}
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed on PostgreSQL ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
