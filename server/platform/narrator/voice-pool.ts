import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../../domain/language.ts';
import { type Asking, rankOf, VoiceFailed } from './narrator.ts';
import { createProcessPool } from './process-pool.ts';
import type { VoiceResult, VoiceTask } from './worker/voice-task.ts';

// Words in any language.
const numbers = '1 2 3 4 5 6 7 8 9 10 20 30 100 1000 '.repeat(2);

export type VoicePool = ReturnType<typeof createVoicePool>;

/** As many processes as cores; whoever waits for a sentence overtakes what is made ahead. */
export function createVoicePool({ hasEspeak }: { hasEspeak: boolean }) {
  const size = availableParallelism();
  const pool = createProcessPool<VoiceTask>({
    workerFile: join(import.meta.dirname, 'worker', 'voice-worker.ts'),
    arguments: hasEspeak ? ['--with-espeak'] : [],
    size,
    // Enough for the longest sentence on the busiest machine.
    timeoutMsFor: ({ text }) => 20_000 + text.length * 20,
    idleMs: 300_000,
  });
  async function run<Task extends VoiceTask>(task: Task, asking: Pick<Asking, 'urgency'>) {
    try {
      // The process answers what it was asked: this is the edge where that is known.
      return (await pool.run(task, () => rankOf(asking.urgency))) as VoiceResult<Task>;
    } catch (cause) {
      throw new VoiceFailed('The voice process gave no answer.', { cause });
    }
  }

  return {
    size,
    run,
    /** The first sentence takes five times as long as a later one, so it is spoken to nobody. */
    wake(language: Language) {
      if (pool.pids().length > 0) return;
      run({ kind: 'speak', text: numbers, language }, { urgency: 'ahead' }).catch(() => {});
    },
    stop: pool.stop,
    pids: pool.pids,
  };
}
