import type { Loudness, Pcm } from './voice-task.ts';

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const absoluteGate = toPower(-70);
const relativeGate = 10 ** (-10 / 10);

export const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

export function toPower(lufs: number) {
  return 10 ** ((lufs + 0.691) / 10);
}

/**
 * Loudness of one channel according to ITU-R BS.1770-4: K-weighting, then the mean power of blocks of 400 ms. Two gates (an
 * absolute and a relative threshold) leave out quiet blocks.
 */
export function measureLoudness({ samples, sampleRate }: Pcm): Loudness {
  const weighted = weigh(samples, sampleRate);
  const block = Math.min(samples.length, Math.round(blockSeconds * sampleRate));
  const step = Math.max(1, Math.round(stepSeconds * sampleRate));
  const powers: number[] = [];
  for (let start = 0; start + block <= samples.length; start += step) {
    let sum = 0;
    for (let index = start; index < start + block; index++) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const audible = powers.filter((power) => power > absoluteGate);
  const gate = mean(audible) * relativeGate;
  const loud = audible.filter((power) => power > gate);
  return { power: mean(loud), seconds: loud.length * stepSeconds };
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;

interface Filter {
  b: [number, number, number];
  a: [number, number];
}

/** K-weighting approximates human hearing: a shelf filter for the acoustic effect of the head, then a high-pass filter. */
function weigh(samples: Int16Array, sampleRate: number) {
  // Does not use `Float64Array.from` with a function, because it takes ten times as long.
  const input = new Float64Array(samples.length);
  for (let index = 0; index < samples.length; index++) input[index] = (samples[index] ?? 0) / 32_768;
  return applyFilter(applyFilter(input, toShelf(sampleRate)), toHighPass(sampleRate));
}

function toShelf(sampleRate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function toHighPass(sampleRate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function applyFilter(input: Float64Array, { b, a }: Filter) {
  const output = new Float64Array(input.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < input.length; index++) {
    const x = input[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    output[index] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return output;
}
