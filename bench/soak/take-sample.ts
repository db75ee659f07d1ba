import { readdirSync } from 'node:fs';
import { databaseKilobytes, findDatabase, findServers, readProc, serverKilobytes } from '../app/measure-memory.ts';

/** Memory in MB as PSS: shared pages are counted once. */
export function readMemory(dataDir: string) {
  const megabytes = (kilobytes: number) => Number((kilobytes / 1024).toFixed(1));
  return { 'server MB': megabytes(serverKilobytes(dataDir)), 'database MB': megabytes(databaseKilobytes(dataDir)) };
}

/** Open file descriptors of the server. */
export const readHandles = (dataDir: string) =>
  findServers(dataDir).reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);

// USER_HZ, the unit of CPU time in /proc. Always 100 on Linux.
const ticksPerSecond = 100;

/** CPU time so far in seconds. The time of the database includes connections that have ended. */
export const readProcessorSeconds = (dataDir: string) => ({
  server: sumSeconds(findServers(dataDir), 2),
  database: sumSeconds(findDatabase(dataDir), 4),
});

/**
 * Sums CPU times from /proc/<pid>/stat: utime and stime if `counts` is 2. If it is 4, also cutime and cstime, the times of
 * child processes that have ended.
 */
const sumSeconds = (processes: readonly { pid: string }[], counts: 2 | 4) =>
  processes
    .flatMap(
      ({ pid }) =>
        readProc(pid, 'stat')
          .split(') ')[1]
          ?.split(' ')
          .slice(11, 11 + counts) ?? [],
    )
    .reduce((sum, ticks) => sum + Number(ticks) / ticksPerSecond, 0);
