import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rankOf, type SpeakOptions, VoiceFailed } from './narrator.ts';
import { createProcessPool, type Lane } from './process-pool.ts';
import type { VoiceResult, VoiceTask } from './worker/voice-task.ts';

export type VoicePool = ReturnType<typeof createVoicePool>;

/**
 * `urgent`: sentences that a listener waits for are spoken at normal priority. `background`: whole articles are narrated at low
 * priority, with one process fewer than cores. `spare`: one more process has the lowest priority and runs only on an idle core.
 */
export function createVoiceLanes(cores = availableParallelism()) {
  const urgent: Lane = { size: Math.max(1, Math.floor(cores / 2)), highestRank: rankOf('first'), niceness: 0 };
  const background: Lane = {
    size: Math.max(1, cores - 1),
    highestRank: rankOf('ahead'),
    startsFromRank: rankOf('soon'),
    niceness: 10,
  };
  const spare: Lane = {
    size: Math.max(0, cores - background.size),
    lowestRank: rankOf('soon'),
    highestRank: rankOf('ahead'),
    niceness: 19,
  };
  return { urgent, background, spare };
}

export function createVoicePool({ hasEspeak }: { hasEspeak: boolean }) {
  const { urgent, background, spare } = createVoiceLanes();
  const pool = createProcessPool<VoiceTask>({
    workerFile: join(import.meta.dirname, 'worker', 'voice-worker.ts'),
    arguments: hasEspeak ? ['--with-espeak'] : [],
    // `--expose-gc` lets the worker run the garbage collection, which frees the memory of a neural voice. By itself, Node.js
    // would run the garbage collection too late. `--always-sparkplug` compiles functions before their first call: interpreted,
    // the built-in voice takes twice as long.
    execArgv: ['--expose-gc', '--always-sparkplug'],
    // With these settings, the memory allocator of glibc uses a single arena and returns freed memory to the system at
    // once. Otherwise the process would keep the memory of an unloaded voice.
    environment: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
    lanes: [urgent, background, spare],
    loadedBy: (task) => (task.kind === 'synthesize' ? task.voice.folder : undefined),
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

  async function runInTurn(tasks: readonly VoiceTask[]) {
    try {
      for (const task of tasks) await run(task, { urgency: 'first' });
    } catch {
      // Failures are ignored here: if the voice cannot speak, the sentences after the warm-up report the error.
    }
  }

  return {
    /**
     * How many sentences of an article are in progress at the same time: twice the number of processes, so that a process gets
     * the next sentence while the server stores the last one.
     */
    concurrency: 2 * (background.size + spare.size),
    run,
    /**
     * Warms up a process for urgent sentences with these tasks, unless a process is already ready for them. The tasks run
     * one after another, so that a sentence for which a listener waits is spoken in between.
     */
    async wake(tasks: readonly VoiceTask[]) {
      if (tasks.some((task) => !pool.isReadyFor(task, urgent))) await runInTurn(tasks);
    },
    stop: pool.stop,
    pids: pool.pids,
  };
}
