import type { SpokenTimes } from '../../../../domain/reader/listening/narration.ts';
import { codecDelaySeconds } from '../mp3-format.ts';
import type { SpokenSentence } from '../narrator.ts';
import { alignTimes, comparedSpeed, type TimedSpeech } from './align/align-times.ts';
import { amplify, averageLoudness, gainFor, isSettled } from './amplify.ts';
import { builtInLoudness } from './built-in-loudness.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { toPlainEngineText } from './engine-text.ts';
import { findAudibleRange } from './find-audible-range.ts';
import { fitTimes } from './fit-times.ts';
import { estimateSeconds, judgeAudio } from './judge-audio.ts';
import { measureLoudness } from './measure-loudness.ts';
import { readAudio } from './read-audio.ts';
import { timeWords } from './time-words.ts';
import { trimSilence } from './trim-silence.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { Pcm, VoiceResult, VoiceTask } from './voice-task.ts';

// This program runs as a separate process, because eSpeak NG is licensed under the GPL and must not be loaded into the
// server. eSpeak NG may also hang or crash. Any error except `UnusableAudio` ends the process. The server then starts
// another process and tries again.
const espeak = process.argv.includes('--with-espeak') ? await import('./espeak.ts') : undefined;

process.on('message', async ({ task }: { task: VoiceTask }) => process.send?.(await perform(task)));
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches all processes of the app. Only the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

async function perform(task: VoiceTask): Promise<VoiceResult<VoiceTask>> {
  if (task.kind === 'fit') return fitAudio(task, () => readAudio(Buffer.from(task.content)));
  if (espeak === undefined) throw new Error('The built-in voice is not installed.');
  if (task.kind === 'synthesize') return fitAudio(task, () => synthesize(task));
  const { kind, text, language } = task;
  if (kind === 'pronounce') return espeak.pronounce(text, language);
  const { audio, ...own } = timeBuiltIn(espeak, task, 1);
  // Moves words that begin before the first audible sample into the audible range.
  return toSpoken(amplify(audio, gainFor(builtInLoudness[language])), fitTimes(own, findAudibleRange(audio)));
}

/** sherpa-onnx contains eSpeak NG as well, so it is loaded only here, with the first sentence of a neural voice. */
async function synthesize({ text, language, voice }: VoiceTask & { kind: 'synthesize' }) {
  const neural = await import('./neural.ts');
  return neural.speak(toPlainEngineText(text, language), voice);
}

type FittedTask = VoiceTask & { kind: 'fit' | 'synthesize' };

/** Rejects bad recordings, and times the words. */
async function fitAudio(task: FittedTask, makeAudio: () => Promise<Pcm>): Promise<VoiceResult<FittedTask>> {
  try {
    const audio = await makeAudio();
    const own = espeak && timeBuiltIn(espeak, task, comparedSpeed);
    const estimated = own ?? timeByLetters(task);
    judgeAudio(audio, (estimated.endSeconds - estimated.startSeconds) * (own?.speed ?? 1));
    const { known } = task;
    const loudness = isSettled(known) ? known : averageLoudness(known, measureLoudness(audio));
    const times = own ? alignTimes(own, audio) : fitTimes(estimated, findAudibleRange(audio));
    return { spoken: toSpoken(amplify(audio, gainFor(loudness)), times), loudness };
  } catch (error) {
    if (!(error instanceof UnusableAudio)) throw error;
    return { refusal: error.message, isFinal: error.flaw === 'format' };
  }
}

function timeBuiltIn({ speak }: NonNullable<typeof espeak>, { text, language }: VoiceTask, speed: number): TimedSpeech {
  const speech = speak(text, language, speed);
  return { audio: speech.audio, speed, ...findAudibleRange(speech.audio), words: timeWords(text, language, speech) };
}

/** For servers without eSpeak NG: the duration of a word is proportional to its number of letters. */
function timeByLetters({ text, language }: VoiceTask): SpokenTimes {
  const endSeconds = estimateSeconds(text);
  const words = timeWords(text, language, { wordStarts: [], silences: [], seconds: endSeconds });
  return { startSeconds: 0, endSeconds, words };
}

function toSpoken(whole: Pcm, timed: SpokenTimes): SpokenSentence {
  const { audio, times } = trimSilence(whole, timed);
  const { startSeconds, endSeconds, words } = times;
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
