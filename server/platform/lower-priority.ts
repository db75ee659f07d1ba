import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Lets the server go first. Called before the child creates threads, which inherit its priority. */
export function lowerPriority({ pid }: ChildProcess, niceness: number) {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system does not support priorities.
  }
}
