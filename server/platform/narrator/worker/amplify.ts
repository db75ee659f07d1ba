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

export const amplify = ({ samples, sampleRate }: Pcm, gain: number): Pcm => ({
  samples: samples.map((sample) => Math.round(soften((sample / 32_768) * gain) * 32_767)),
  sampleRate,
});

function soften(value: number) {
  const size = Math.abs(value);
  if (size <= softFrom) return value;
  const room = 1 - softFrom;
  return Math.sign(value) * (softFrom + room * Math.tanh((size - softFrom) / room));
}

/** Running average of the loudness of a voice in a language. The weight of older sentences decreases. */
export function averageLoudness(known: Loudness | undefined, measured: Loudness): Loudness {
  if (known === undefined) return measured;
  const seconds = known.seconds + measured.seconds;
  if (seconds === 0) return known;
  const power = (known.power * known.seconds + measured.power * measured.seconds) / seconds;
  return { power, seconds: Math.min(seconds, longestMemorySeconds) };
}

const longestMemorySeconds = 120;
