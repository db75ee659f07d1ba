import { readFileSync } from 'node:fs';
import type { Database } from '../../server/platform/database/database.ts';

/**
 * Returns a function that reads the CPU time used so far by this process and by the connections of the database, in milliseconds.
 * It does not include the time during which other processes used the cores. Linux only.
 */
export async function createCpuReader(db: Database) {
  // Opens the database connections that the measured work will use, so that their process ids are known.
  await Promise.all(Array.from({ length: 4 }, () => db.query`select pg_sleep(0.05)`));
  const rows = await db.query<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
  return () => {
    const { user, system } = process.cpuUsage();
    return rows.reduce((sum, { pid }) => sum + readNanoseconds(pid) / 1e6, (user + system) / 1000);
  };
}

function readNanoseconds(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
