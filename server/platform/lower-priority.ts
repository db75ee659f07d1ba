import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of the main thread of a child process, so that it does not slow down the server. Threads that the child
 * creates afterwards inherit the priority.
 */
export function lowerPriority({ pid }: ChildProcess, niceness: number) {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system does not support priorities.
  }
}
