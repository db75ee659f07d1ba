import { readdirSync, readFileSync } from 'node:fs';
import type { Figure } from './report.ts';

/** What server and database hold at rest. Shared pages count once: PSS, not RSS. */
export function measureMemory(dataDir: string): Figure[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid,
      command: readProc(pid, 'cmdline').replaceAll('\0', ' '),
      environment: readProc(pid, 'environ'),
    }));
  const server = processes.filter(
    ({ command, environment }) =>
      /server\/main\.ts/.test(command) && environment.includes(dataDir) && !/run\.mjs|npm|sh -c/.test(command),
  );
  const postmaster = processes.filter(({ command }) => command.includes(dataDir) && command.includes('postgres'));
  const pids = new Set([...server, ...postmaster].map(({ pid }) => pid));
  const workers = processes.filter(
    ({ pid }) => pids.has(parentOf(pid)) && readProc(pid, 'cmdline').startsWith('postgres'),
  );
  const kilobytes = [...server, ...postmaster, ...workers].reduce(
    (sum, { pid }) => sum + proportionalKilobytes(pid),
    0,
  );
  return [
    { name: 'memory of server and database at rest', value: kilobytes / 1024, unit: 'MB', goal: { atMost: 200 } },
  ];
}

function readProc(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: string) => /PPid:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? '';

const proportionalKilobytes = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0);
