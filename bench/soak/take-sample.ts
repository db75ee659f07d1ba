import { readdirSync } from 'node:fs';
import { allKilobytes, findDatabase, findServers, readProc, serverKilobytes } from '../measure-memory.ts';

/** In megabytes, shared pages counted once. */
export function readMemory(dataDir: string) {
  const server = serverKilobytes(dataDir);
  const megabytes = (kilobytes: number) => Number((kilobytes / 1024).toFixed(1));
  return { 'server MB': megabytes(server), 'database MB': megabytes(allKilobytes(dataDir) - server) };
}

/** Files, sockets and pipes that the server has open. */
export const readHandles = (dataDir: string) =>
  findServers(dataDir).reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);

// What /proc counts processor time in; Linux tells user space no other unit.
const ticksPerSecond = 100;

/** Processor time so far, in seconds: of the server, and of the database with every connection it has had. */
export const readProcessorSeconds = (dataDir: string) => ({
  server: sumSeconds(findServers(dataDir), 2),
  database: sumSeconds(findDatabase(dataDir), 4),
});

/** Of each process's four counts (own user and system time, then that of children that have ended) the first two or all. */
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
