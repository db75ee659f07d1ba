import { existsSync, writeFileSync } from 'node:fs';

export interface ScriptedTask {
  does: 'answer' | 'hang' | 'die';
  /** Misbehaves only if this file does not exist yet, and creates it. */
  once?: string;
  says?: string;
}

// A process of a pool that misbehaves on request.
process.on('message', ({ task: { does, once, says } }: { task: ScriptedTask }) => {
  const isOver = once !== undefined && existsSync(once);
  if (once !== undefined) writeFileSync(once, '');
  if (does === 'hang' && !isOver) for (;;);
  if (does === 'die' && !isOver) process.kill(process.pid, 'SIGKILL');
  process.send?.(says ?? '');
});
process.on('disconnect', () => process.exit());
