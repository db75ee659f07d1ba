import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rankOf, type SpeakOptions, VoiceFailed } from './narrator.ts';
import { createProcessPool, type Lane } from './process-pool.ts';
import type { VoiceResult, VoiceTask } from './worker/voice-task.ts';

// A warm-up text that works in all languages.
const warmUpText = '1 2 3 4 5 6 7 8 9 10 20 30 100 1000 '.repeat(2);

export type VoicePool = ReturnType<typeof createVoicePool>;

/**
 * Two lanes. Sentences that a listener waits for run at normal priority. Whole articles run at low priority on all cores but one,
 * so that they slow down neither listeners nor requests.
 */
export function createVoicePool({ hasEspeak, cores = availableParallelism() }: { hasEspeak: boolean; cores?: number }) {
  const urgent: Lane = { size: Math.max(1, Math.floor(cores / 2)), highestRank: rankOf('now'), niceness: 0 };
  const background: Lane = { size: Math.max(1, cores - 1), highestRank: rankOf('ahead'), niceness: 10 };
  const pool = createProcessPool<VoiceTask>({
    workerFile: join(import.meta.dirname, 'worker', 'voice-worker.ts'),
    arguments: hasEspeak ? ['--with-espeak'] : [],
    lanes: [urgent, background],
    // Enough for the longest sentence on a busy machine.
    timeoutMsFor: ({ text }) => 20_000 + text.length * 20,
    idleMs: 300_000,
  });
  async function run<Task extends VoiceTask>(task: Task, options: Pick<SpeakOptions, 'urgency'>) {
    try {
      // The worker returns the result type of the task; messages between processes are untyped.
      return (await pool.run(task, () => rankOf(options.urgency))) as VoiceResult<Task>;
    } catch (cause) {
      throw new VoiceFailed('The voice process failed.', { cause });
    }
  }

  return {
    /** How many sentences of an article are spoken concurrently. */
    size: background.size,
    run,
    /** Warms up a process, because its first sentence takes five times as long as later ones. */
    wake(toTask: (text: string) => VoiceTask) {
      if (pool.pids(urgent).length > 0) return;
      run(toTask(warmUpText), { urgency: 'now' }).catch(() => {});
    },
    stop: pool.stop,
    pids: pool.pids,
    lanes: { urgent, background },
  };
}
