import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Starts bare engine and encoder processes, as many as the app uses to narrate whole articles. One core stays free. */
export async function startBareVoices() {
  const voices = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () =>
    fork(join(import.meta.dirname, 'floor-voice.ts'), { execArgv: [] }),
  );
  await Promise.all(voices.map((voice) => once(voice, 'message')));
  return voices;
}
