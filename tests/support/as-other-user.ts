import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts';

// A process of its own: runs as root until everything is loaded, then becomes another user for good, does one thing with the
// embedded PostgreSQL and prints what came of it. Arguments: user id, what to do, a folder, and programs to start.
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
