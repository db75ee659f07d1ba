import type { SpokenTimes } from '../../../../domain/reader/narration.ts';
import { codecDelaySeconds } from '../mp3-format.ts';
import type { SpokenSentence } from '../narrator.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { findSound } from './find-sound.ts';
import { fitTimes } from './fit-times.ts';
import { timeWords } from './time-words.ts';
import type { Pcm, VoiceTask } from './voice-task.ts';

// A process of its own: eSpeak NG is under the GPL and loaded nowhere else, and a hung or dead one takes nothing with it.
// Whatever goes wrong ends it; the server starts another and asks again.
const espeak = process.argv.includes('--with-espeak') ? await import('./espeak.ts') : undefined;

process.on('message', ({ task }: { task: VoiceTask }) => process.send?.(perform(task)));
process.on('disconnect', () => process.exit());
// A terminal's Ctrl-C reaches every process of the app; when this one ends is the server's to say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

function perform(task: VoiceTask): SpokenSentence | string {
  const { kind, text, language } = task;
  if (kind === 'fit' && espeak === undefined) return toSpoken(task.sound, shareEvenly(task));
  if (espeak === undefined) throw new Error('The built-in voice is not installed.');
  if (kind === 'pronounce') return espeak.pronounce(text, language);
  const speech = espeak.speak(text, language);
  const own = { ...findSound(speech.sound), words: timeWords(text, language, speech) };
  const sound = kind === 'fit' ? task.sound : speech.sound;
  return toSpoken(sound, fitTimes(own, findSound(sound)));
}

/** Without an engine to ask, a word's time is its share of the letters. */
function shareEvenly({ text, language, sound }: VoiceTask & { kind: 'fit' }): SpokenTimes {
  const { startSeconds, endSeconds } = findSound(sound);
  const words = timeWords(text, language, { begins: [], silences: [], seconds: endSeconds - startSeconds });
  return fitTimes({ startSeconds: 0, endSeconds: endSeconds - startSeconds, words }, { startSeconds, endSeconds });
}

function toSpoken(sound: Pcm, { startSeconds, endSeconds, words }: SpokenTimes): SpokenSentence {
  return {
    frames: encodeMp3(sound),
    startSeconds: heardAt(startSeconds),
    endSeconds: heardAt(endSeconds),
    words: words.map(({ from, to, ...word }) => ({
      ...{ from, to },
      startSeconds: heardAt(word.startSeconds),
      endSeconds: heardAt(word.endSeconds),
    })),
  };
}

const heardAt = (seconds: number) => Math.round((seconds + codecDelaySeconds) * 1000) / 1000;
