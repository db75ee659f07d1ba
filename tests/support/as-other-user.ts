import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';

// A separate process: starts as root, drops its privileges to another user once everything is loaded, performs one action on the
// embedded PostgreSQL and prints the result. Arguments: user id, action, a folder, and the path of the PostgreSQL programs.
const [uid = '', action, folder = '', programs] = process.argv.slice(2);
const { default: pg } = await import('pg');
process.setgroups?.([]);
process.setgid?.(Number(uid));
process.setuid?.(Number(uid));

try {
  if (action === 'connect') await connect(folder);
  else if (action === 'start') (await startEmbeddedPostgres(folder, programs)).leave();
  console.log('done');
} catch (error) {
  const { code = '', message } = error as Error & { code?: string };
  console.log(`${code} ${message}`.trim());
}

async function connect(host: string) {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  await client.end();
}
