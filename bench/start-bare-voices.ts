import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Engine and encoder in a process a core, with nothing of ours around them. */
export async function startBareVoices() {
  const voices = Array.from({ length: availableParallelism() }, () =>
    fork(join(import.meta.dirname, 'floor-voice.ts'), { execArgv: [] }),
  );
  await Promise.all(voices.map((voice) => once(voice, 'message')));
  return voices;
}
