import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sherpa, { type OfflineTts } from 'sherpa-onnx-node';
import { engineFiles } from './espeak.ts';
import { writePhonemeData } from './phoneme-data.ts';
import { fromFloat } from './read-wav.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { NeuralVoice, Pcm } from './voice-task.ts';

// A voice takes about 100 MB. Two, because the languages of a server alternate.
const mostLoaded = 2;
const loaded = new Map<string, OfflineTts>();

/** Speaks with a Piper voice. Each process uses one thread, because the pool has a process per core. */
export async function speak(text: string, voice: NeuralVoice): Promise<Pcm> {
  const engine = loaded.get(voice.folder) ?? load(voice);
  // The most recently used voice is the last one.
  loaded.delete(voice.folder);
  loaded.set(voice.folder, engine);
  const request = { text, sid: voice.speaker, speed: 1, enableExternalBuffer: false };
  const { samples, sampleRate } = engine.generate(request);
  if (samples.length === 0) throw new UnusableAudio('content', 'The voice said nothing.');
  return { samples: Int16Array.from(samples, fromFloat), sampleRate };
}

function load({ folder, noiseScale, noiseW, lengthScale }: NeuralVoice) {
  const [oldest] = loaded.keys();
  if (oldest !== undefined && loaded.size >= mostLoaded) loaded.delete(oldest);
  const model = join(folder, 'model.onnx');
  // The engine would end the process, and the pool would start it again for the second attempt.
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
