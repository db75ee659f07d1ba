import type { Language } from '../domain/language.ts';
import { encodeMp3 } from '../server/platform/narrator/worker/encode-mp3.ts';
import { speak } from '../server/platform/narrator/worker/espeak.ts';

// Baseline of narration: engine and encoder in sequence, without queue, timing table or storage.
process.on('message', ({ sentences, language }: { sentences: string[]; language: Language }) => {
  let seconds = 0;
  for (const sentence of sentences) {
    const speech = speak(sentence, language);
    encodeMp3(speech.audio);
    seconds += speech.seconds;
  }
  process.send?.({ seconds });
});
process.send?.('ready');
