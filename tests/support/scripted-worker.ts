import { appendFileSync, existsSync, writeFileSync } from 'node:fs';

export interface ScriptedTask {
  does: 'answer' | 'tell pid' | 'hang' | 'die';
  loads?: string | undefined;
  /**
   * The path of a file that stores whether the worker has misbehaved. If the file does not exist, the worker creates the
   * file and misbehaves. So the worker misbehaves only once.
   */
  once?: string;
  says?: string;
  /** The path of a file to which the worker appends a dot whenever it starts the task. */
  countsIn?: string;
}

// A worker process of a pool. It misbehaves on request.
process.on('message', ({ task: { does, once, says, countsIn } }: { task: ScriptedTask }) => {
  if (countsIn !== undefined) appendFileSync(countsIn, '.');
  const isOver = once !== undefined && existsSync(once);
  if (once !== undefined) writeFileSync(once, '');
  if (does === 'hang' && !isOver) for (;;);
  if (does === 'die' && !isOver) process.kill(process.pid, 'SIGKILL');
  process.send?.(does === 'tell pid' ? process.pid : (says ?? ''));
});
process.on('disconnect', () => process.exit());
