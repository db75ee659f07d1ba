import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../../domain/language.ts';
import { rankOf, type SpeakOptions, VoiceFailed } from './narrator.ts';
import { createProcessPool, type Lane } from './process-pool.ts';
import type { VoiceResult, VoiceTask } from './worker/voice-task.ts';

// Words in any language.
const numbers = '1 2 3 4 5 6 7 8 9 10 20 30 100 1000 '.repeat(2);

export type VoicePool = ReturnType<typeof createVoicePool>;

/**
 * Two lanes: what a listener waits for is spoken at the usual priority; whole articles are spoken at a low one, on one
 * core less than there are, so that they slow down neither the listener nor any request.
 */
export function createVoicePool({ hasEspeak, cores = availableParallelism() }: { hasEspeak: boolean; cores?: number }) {
  const urgent: Lane = { size: Math.max(1, Math.floor(cores / 2)), highestRank: rankOf('now'), niceness: 0 };
  const background: Lane = { size: Math.max(1, cores - 1), highestRank: rankOf('ahead'), niceness: 10 };
  const pool = createProcessPool<VoiceTask>({
    workerFile: join(import.meta.dirname, 'worker', 'voice-worker.ts'),
    arguments: hasEspeak ? ['--with-espeak'] : [],
    lanes: [urgent, background],
    // Enough for the longest sentence on the busiest machine.
    timeoutMsFor: ({ text }) => 20_000 + text.length * 20,
    idleMs: 300_000,
  });
  async function run<Task extends VoiceTask>(task: Task, asking: Pick<SpeakOptions, 'urgency'>) {
    try {
      // The process answers what it was asked: this is the edge where that is known.
      return (await pool.run(task, () => rankOf(asking.urgency))) as VoiceResult<Task>;
    } catch (cause) {
      throw new VoiceFailed('The voice process gave no answer.', { cause });
    }
  }

  return {
    /** How many sentences of an article are spoken at a time. */
    size: background.size,
    run,
    /** The first sentence of a process takes five times as long as a later one, so it is spoken to nobody. */
    wake(language: Language) {
      if (pool.pids(urgent).length > 0) return;
      run({ kind: 'speak', text: numbers, language }, { urgency: 'now' }).catch(() => {});
    },
    stop: pool.stop,
    pids: pool.pids,
    lanes: { urgent, background },
  };
}
