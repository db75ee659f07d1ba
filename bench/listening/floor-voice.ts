import type { Language } from '../../domain/language.ts';
import { encodeMp3 } from '../../server/platform/narrator/worker/encode-mp3.ts';
import { toPlainEngineText } from '../../server/platform/narrator/worker/engine-text.ts';
import { speak } from '../../server/platform/narrator/worker/espeak.ts';
import type { NeuralVoice } from '../../server/platform/narrator/worker/voice-task.ts';

export interface BareTask {
  sentences: string[];
  language: Language;
  /** If undefined, the built-in voice is used. */
  voice?: NeuralVoice | undefined;
}

// Baseline of narration: the speech engine, then the MP3 encoder, without queue, timing table or storage.
process.on('message', async ({ sentences, language, voice }: BareTask) => {
  let seconds = 0;
  for (const sentence of sentences) {
    const audio = voice === undefined ? speak(sentence, language).audio : await speakNeural(sentence, language, voice);
    encodeMp3(audio);
    seconds += audio.samples.length / audio.sampleRate;
  }
  process.send?.({ seconds });
});
process.send?.('ready');

async function speakNeural(sentence: string, language: Language, voice: NeuralVoice) {
  const neural = await import('../../server/platform/narrator/worker/neural.ts');
  return neural.speak(toPlainEngineText(sentence, language), voice);
}
