import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sherpa, { type OfflineTts } from 'sherpa-onnx-node';
import { engineFiles } from './espeak.ts';
import { writePhonemeData } from './phoneme-data.ts';
import { fromFloat } from './read-wav.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { NeuralVoice, Pcm } from './voice-task.ts';

// Each process holds one voice, because a voice takes about 150 MB of memory. The pool prefers a process that has already
// loaded the voice of the sentence.
let loaded: { folder: string; engine: OfflineTts } | undefined;

/** Speaks with a Piper voice. Each process uses one thread, because the pool has a process per core. */
export async function speak(text: string, voice: NeuralVoice): Promise<Pcm> {
  if (loaded?.folder !== voice.folder) {
    await unload();
    loaded = { folder: voice.folder, engine: load(voice) };
  }
  const { engine } = loaded;
  const request = { text, sid: voice.speaker, speed: 1, enableExternalBuffer: false };
  const { samples, sampleRate } = engine.generate(request);
  if (samples.length === 0) throw new UnusableAudio('content', 'The voice said nothing.');
  return { samples: toIntegers(samples), sampleRate };
}

function toIntegers(samples: Float32Array) {
  const integers = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) integers[index] = fromFloat(samples[index] ?? 0);
  return integers;
}

/** The engine has no function to unload a voice: its memory is freed when its object is garbage-collected. */
async function unload() {
  if (loaded === undefined) return;
  loaded = undefined;
  globalThis.gc?.();
  // Waits for the finalizers, which free the memory in the next turn of the event loop.
  await setImmediate();
}

function load({ folder, noiseScale, noiseW, lengthScale }: NeuralVoice) {
  const model = join(folder, 'model.onnx');
  // The file is checked here: if it is missing, the engine would end the process, and the pool would start another process.
  if (!existsSync(model)) throw new UnusableAudio('format', 'The voice is not installed any more.');
  return new sherpa.OfflineTts({
    model: {
      vits: {
        model,
        tokens: join(folder, 'tokens.txt'),
        dataDir: writePhonemeData(engineFiles, dirname(folder)),
        noiseScale,
        noiseScaleW: noiseW,
        lengthScale,
      },
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    maxNumSentences: 1,
  });
}
