import { globSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../report.ts';

const roundSeconds = 5;
const longestRounds = 60;

/** Idle memory of server and database, after the background work of the first start is complete. */
export async function measureMemory(dataDir: string): Promise<Figure[]> {
  const kilobytes = await untilSettled(dataDir);
  return [
    { name: 'memory of server and database at rest', value: kilobytes / 1024, unit: 'MB', goal: { atMost: 200 } },
  ];
}

/**
 * Waits until the lexicon process has ended and the memory use no longer changes, at most five minutes. Returns the last
 * measured value in kilobytes.
 */
async function untilSettled(dataDir: string) {
  let last = Number.POSITIVE_INFINITY;
  let calmRounds = 0;
  for (let round = 0; round < longestRounds && calmRounds < 3; round++) {
    await sleep(roundSeconds * 1000);
    const held = allKilobytes(dataDir);
    const isBusy = isPreparing() || hasLexicon(dataDir);
    calmRounds = Math.abs(held - last) < held * 0.03 && !isBusy ? calmRounds + 1 : 0;
    last = held;
  }
  return last;
}

/** Waits until the server and its child processes use less than a tenth of a core, at most five minutes. */
export async function untilIdle(dataDir: string) {
  for (let round = 0; round < 60; round++) {
    const before = cpuSeconds(dataDir);
    await sleep(roundSeconds * 1000);
    if (cpuSeconds(dataDir) - before < roundSeconds * 0.1) return;
  }
}

/** CPU time that the server and its child processes have used. */
const cpuSeconds = (dataDir: string) =>
  withChildren(findServers(dataDir)).reduce(
    (sum, { pid }) => sum + Number(readProc(pid, 'schedstat').split(' ')[0]) / 1e9,
    0,
  );

/** Memory of the server, its child processes and PostgreSQL. */
const allKilobytes = (dataDir: string) =>
  sumKilobytes([...withChildren(findServers(dataDir)), ...findDatabase(dataDir)]);

/** The processes of PostgreSQL: the postmaster and its children. */
export const findDatabase = (dataDir: string) =>
  withChildren(listProcesses().filter(({ command }) => command.includes(dataDir) && command.includes('postgres')));

function withChildren(parents: readonly Process[]): Process[] {
  const pids = new Set(parents.map(({ pid }) => pid));
  return [...parents, ...listProcesses().filter(({ pid }) => !pids.has(pid) && pids.has(parentOf(pid)))];
}

/** Whether the first start is still compiling the lexicon. The compiled lexicon is stored in dist/lexicon. */
export const isPreparing = () => globSync('dist/lexicon/*.json').length === 0;

/** Whether the child process with the lexicon is running. It ends when it is idle. */
const hasLexicon = (dataDir: string) =>
  withChildren(findServers(dataDir)).some(({ command }) => command.includes('lexicon-process.ts'));

/** Memory of the server without its child processes. */
export const serverKilobytes = (dataDir: string) => sumKilobytes(findServers(dataDir));

export const databaseKilobytes = (dataDir: string) => sumKilobytes(findDatabase(dataDir));

/** Memory of the child processes in which the server reads uploaded files. */
export function readersKilobytes(dataDir: string) {
  const servers = new Set(findServers(dataDir).map(({ pid }) => pid));
  return sumKilobytes(
    listProcesses().filter(({ pid, command }) => command.includes('reader-process.ts') && servers.has(parentOf(pid))),
  );
}

export const findServers = (dataDir: string) => listProcesses().filter((process) => isServer(process, dataDir));

type Process = ReturnType<typeof listProcesses>[number];

const listProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid,
      command: readProc(pid, 'cmdline').replaceAll('\0', ' '),
      environment: readProc(pid, 'environ'),
    }));

const isServer = ({ command, environment }: Process, dataDir: string) =>
  /server\/main\.ts/.test(command) && environment.includes(dataDir) && !/run\.mjs|npm|sh -c/.test(command);

export function readProc(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: string) => /PPid:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? '';

/** Measures memory as PSS (proportional set size) instead of RSS, because PSS counts shared pages only once. */
const sumKilobytes = (processes: readonly Process[]) =>
  [...new Set(processes.map(({ pid }) => pid))].reduce((sum, pid) => sum + proportionalKilobytes(pid), 0);

const proportionalKilobytes = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0);
