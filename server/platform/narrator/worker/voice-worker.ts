import type { SpokenTimes } from '../../../../domain/reader/narration.ts';
import { codecDelaySeconds } from '../mp3-format.ts';
import type { SpokenSentence } from '../narrator.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { findAudibleRange } from './find-audible-range.ts';
import { fitTimes } from './fit-times.ts';
import { timeWords } from './time-words.ts';
import type { Pcm, VoiceTask } from './voice-task.ts';

// A separate process, because eSpeak NG is licensed under the GPL and must not be loaded into the server, and because it may
// hang or crash. Any error ends the process; the server starts another one and tries again.
const espeak = process.argv.includes('--with-espeak') ? await import('./espeak.ts') : undefined;

process.on('message', ({ task }: { task: VoiceTask }) => process.send?.(perform(task)));
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches all processes of the app. The server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

function perform(task: VoiceTask): SpokenSentence | string {
  const { kind, text, language } = task;
  if (kind === 'fit' && espeak === undefined) return toSpoken(task.audio, timeByLetters(task));
  if (espeak === undefined) throw new Error('The built-in voice is not installed.');
  if (kind === 'pronounce') return espeak.pronounce(text, language);
  const speech = espeak.speak(text, language);
  const own = { ...findAudibleRange(speech.audio), words: timeWords(text, language, speech) };
  const audio = kind === 'fit' ? task.audio : speech.audio;
  return toSpoken(audio, fitTimes(own, findAudibleRange(audio)));
}

/** Without the engine, the time of a word is proportional to its letters. */
function timeByLetters({ text, language, audio }: VoiceTask & { kind: 'fit' }): SpokenTimes {
  const { startSeconds, endSeconds } = findAudibleRange(audio);
  const words = timeWords(text, language, { wordStarts: [], silences: [], seconds: endSeconds - startSeconds });
  return fitTimes({ startSeconds: 0, endSeconds: endSeconds - startSeconds, words }, { startSeconds, endSeconds });
}

function toSpoken(audio: Pcm, { startSeconds, endSeconds, words }: SpokenTimes): SpokenSentence {
  return {
    mp3Frames: encodeMp3(audio),
    startSeconds: heardAt(startSeconds),
    endSeconds: heardAt(endSeconds),
    words: words.map(({ from, to, ...word }) => ({
      from,
      to,
      startSeconds: heardAt(word.startSeconds),
      endSeconds: heardAt(word.endSeconds),
    })),
  };
}

const heardAt = (seconds: number) => Math.round((seconds + codecDelaySeconds) * 1000) / 1000;
