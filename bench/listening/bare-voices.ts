import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { createVoiceLanes } from '../../server/platform/narrator/voice-pool.ts';
import type { BareTask } from './floor-voice.ts';

/**
 * Starts processes that only run the speech engine and the MP3 encoder, at normal priority. There is one process per core,
 * except for one core that stays free.
 */
export const startBareVoices = () =>
  Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => startBareVoice(0)));

/**
 * Starts one process per core. Each process only runs the speech engine and the MP3 encoder. The processes get the same
 * priorities as the app's processes that narrate whole articles.
 */
export function startBareVoicesOnAllCores() {
  const { background, spare } = createVoiceLanes();
  const priorities = [background, spare].flatMap(({ size, niceness }) => Array.from({ length: size }, () => niceness));
  return Promise.all(priorities.map(startBareVoice));
}

export async function startBareVoice(niceness: number) {
  const voice = fork(join(import.meta.dirname, 'floor-voice.ts'), { execArgv: ['--expose-gc'] });
  if (niceness > 0 && voice.pid !== undefined) setPriority(voice.pid, niceness);
  await once(voice, 'message');
  return voice;
}

/**
 * Lets the processes speak the sentences: each process gets the next sentence as soon as it is free. Returns the length of the
 * audio in seconds.
 */
export async function speakAll(voices: ChildProcess[], { sentences, ...task }: BareTask) {
  const rest = sentences.values();
  const spoken = await Promise.all(
    voices.map(async (voice) => {
      let seconds = 0;
      for (const sentence of rest) seconds += await speakBare(voice, { ...task, sentences: [sentence] });
      return seconds;
    }),
  );
  return spoken.reduce((sum, seconds) => sum + seconds, 0);
}

async function speakBare(voice: ChildProcess, task: BareTask) {
  voice.send(task);
  const [answer]: { seconds: number }[] = await once(voice, 'message');
  return answer?.seconds ?? 0;
}
