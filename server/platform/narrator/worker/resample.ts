import type { Pcm } from './voice-task.ts';

// The filter uses this number of input samples on each side of an output sample, which is sufficient for speech.
const reach = 8;

/**
 * Resamples with a windowed sinc filter, to values between -1 and 1. The weights of the filter repeat after `phases` output
 * samples, so they are computed only once (polyphase filter).
 */
export function resample({ samples, sampleRate }: Pcm, wantedRate: number): Float32Array {
  const divisor = greatestCommonDivisor(sampleRate, wantedRate);
  const phases = wantedRate / divisor;
  const step = sampleRate / divisor;
  const weights = makeWeights(phases, Math.min(1, wantedRate / sampleRate));
  // The input is padded with silence, so that the first and last samples also have neighbours.
  const input = new Float32Array(samples.length + reach * 2);
  input.set(samples, reach);
  const output = new Float32Array(Math.floor((samples.length * wantedRate) / sampleRate));
  for (let index = 0; index < output.length; index++) {
    const position = index * step;
    const first = Math.floor(position / phases) + 1;
    const offset = (position % phases) * reach * 2;
    let sum = 0;
    for (let tap = 0; tap < reach * 2; tap++) sum += (weights[offset + tap] ?? 0) * (input[first + tap] ?? 0);
    output[index] = Math.max(-1, Math.min(1, sum / 32_768));
  }
  return output;
}

function makeWeights(phases: number, cutoff: number) {
  const weights = new Float32Array(phases * reach * 2);
  for (let phase = 0; phase < phases; phase++) {
    const taps = Array.from({ length: reach * 2 }, (_, tap) => weigh(tap - reach + 1 - phase / phases, cutoff));
    const sum = taps.reduce((total, tap) => total + tap, 0);
    taps.forEach((tap, index) => {
      weights[phase * reach * 2 + index] = tap / sum;
    });
  }
  return weights;
}

function weigh(distance: number, cutoff: number) {
  const window = Math.abs(distance) >= reach ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
  const angle = Math.PI * distance * cutoff;
  return window * (angle === 0 ? 1 : Math.sin(angle) / angle);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
