import { toPower } from './measure-loudness.ts';
import type { Loudness, Pcm } from './voice-task.ts';

const targetLufs = -18;
const highestGain = 10;
// Soft clipping: peaks above this amplitude are compressed instead of being cut off.
const softFrom = 0.85;

/** The gain that brings a voice to the target loudness of all voices. */
export function gainFor({ power }: Pick<Loudness, 'power'>) {
  if (power === 0) return 1;
  return Math.min(highestGain, Math.sqrt(toPower(targetLufs) / power));
}

export function amplify({ samples, sampleRate }: Pcm, gain: number): Pcm {
  // Does not use `samples.map`, because it takes five times as long.
  const amplified = new Int16Array(samples.length);
  const loudest = softFrom * 32_767;
  for (let index = 0; index < samples.length; index++) {
    const value = (samples[index] ?? 0) * gain;
    const isLoud = value > loudest || value < -loudest;
    amplified[index] = isLoud ? Math.round(soften(value / 32_768) * 32_767) : Math.round(value);
  }
  return { samples: amplified, sampleRate };
}

function soften(value: number) {
  const size = Math.abs(value);
  const room = 1 - softFrom;
  return Math.sign(value) * (softFrom + room * Math.tanh((size - softFrom) / room));
}

/** After this many seconds of speech, the loudness of a voice is known well enough and is no longer measured. */
const enoughSeconds = 60;

export const isSettled = (known: Loudness | undefined): known is Loudness =>
  known !== undefined && known.seconds >= enoughSeconds;

/** Adds a measurement to the average loudness of a voice. Sentences are weighted by their length. */
export function averageLoudness(known: Loudness | undefined, measured: Loudness): Loudness {
  if (known === undefined) return measured;
  const seconds = known.seconds + measured.seconds;
  if (seconds === 0) return known;
  return { power: (known.power * known.seconds + measured.power * measured.seconds) / seconds, seconds };
}
