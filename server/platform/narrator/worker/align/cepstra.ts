import type { Pcm } from '../voice-task.ts';
import { createTransform } from './transform.ts';

const windowSeconds = 0.025;
/** In Hz. Twice `highestHz`: a lower sample rate could not represent all frequencies that are compared (Nyquist). */
const lowestRate = 10_000;
const bandCount = 26;
/** Number of coefficients per frame: the first is the loudness, the others describe the shape of the spectrum. */
export const width = 13;
const lowestHz = 100;
const highestHz = 5000;
/** The minimum energy of a band, relative to the loudest band (-60 dB). Quieter bands are treated as noise. */
const floor = 1e-6;
/** The loudness counts more than the shape of the spectrum, which differs between voices. */
const loudnessWeight = 3;

/**
 * Computes mel-frequency cepstral coefficients (MFCC), the usual features for comparing speech, with one frame per
 * `frameSeconds`. Each coefficient is normalised over the recording, so that voices can be compared.
 */
export function toCepstra(audio: Pcm, frameSeconds: number): Float32Array {
  const { samples, sampleRate } = reduceRate(audio);
  const step = frameSeconds * sampleRate;
  // The length of a transform must be a power of two.
  const window = 2 ** Math.round(Math.log2(windowSeconds * sampleRate));
  const count = Math.max(1, Math.floor(samples.length / step));
  const bands = toBands(window, sampleRate);
  const transform = createTransform(window);
  const hamming = Float64Array.from(
    { length: window },
    (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (window - 1)),
  );
  const emphasised = emphasise(samples, window);
  const frames = [new Float64Array(window), new Float64Array(window)] as const;
  const powers = [new Float64Array(window / 2), new Float64Array(window / 2)] as const;
  const energies = new Float64Array(count * bandCount);
  const fill = (frame: Float64Array, index: number) => {
    const start = window + Math.round(index * step + step / 2 - window / 2);
    for (let at = 0; at < window; at++) frame[at] = (emphasised[start + at] ?? 0) * (hamming[at] ?? 0);
  };
  for (let index = 0; index < count; index += 2) {
    fill(frames[0], index);
    fill(frames[1], index + 1);
    transform(frames, powers);
    sumBands(bands, powers[0], energies.subarray(index * bandCount, (index + 1) * bandCount));
    sumBands(bands, powers[1], energies.subarray((index + 1) * bandCount, (index + 2) * bandCount));
  }
  return normalise(toCoefficients(energies, count), count);
}

/** Averages neighbouring samples: at half the sample rate, the transform takes less than half of the time. */
function reduceRate({ samples, sampleRate }: Pcm) {
  const factor = Math.max(1, Math.floor(sampleRate / lowestRate));
  const reduced = new Float64Array(Math.floor(samples.length / factor));
  for (let index = 0; index < reduced.length; index++) {
    let sum = 0;
    for (let at = index * factor; at < (index + 1) * factor; at++) sum += samples[at] ?? 0;
    reduced[index] = sum / factor;
  }
  return { samples: reduced, sampleRate: sampleRate / factor };
}

/** Amplifies high frequencies, and pads the audio with silence on both sides. */
function emphasise(samples: Float64Array, padding: number) {
  const emphasised = new Float64Array(samples.length + 2 * padding);
  let before = 0;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    emphasised[padding + index] = sample - 0.97 * before;
    before = sample;
  }
  return emphasised;
}

function sumBands(bands: ReturnType<typeof toBands>, powers: Float64Array, energies: Float64Array) {
  for (let band = 0; band < energies.length; band++) {
    const { first = 0, weights = noWeights } = bands[band] ?? {};
    let sum = 0;
    for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (powers[first + at] ?? 0);
    energies[band] = sum;
  }
}

const noWeights = new Float64Array();

/** Triangular filters, evenly spaced on the mel scale (the scale of perceived pitch). */
function toBands(length: number, sampleRate: number) {
  const toMel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
  const toHz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);
  const [lowest, highest] = [toMel(lowestHz), toMel(Math.min(highestHz, sampleRate * 0.48))];
  const edges = Array.from({ length: bandCount + 2 }, (_, index) => {
    const hz = toHz(lowest + ((highest - lowest) * index) / (bandCount + 1));
    return (hz * length) / sampleRate;
  });
  return Array.from({ length: bandCount }, (_, band) => {
    const [from = 0, middle = 0, to = 0] = edges.slice(band, band + 3);
    const first = Math.ceil(from);
    const weights = Float64Array.from({ length: Math.max(1, Math.floor(to) - first + 1) }, (_, index) => {
      const bin = first + index;
      return Math.max(0, bin <= middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle));
    });
    return { first, weights };
  });
}

function toCoefficients(energies: Float64Array, count: number) {
  const loudest = energies.reduce((most, energy) => Math.max(most, energy), 1e-9);
  const cosines = Array.from({ length: width }, (_, coefficient) =>
    Array.from({ length: bandCount }, (_, band) => Math.cos((Math.PI * coefficient * (band + 0.5)) / bandCount)),
  );
  const coefficients = new Float32Array(count * width);
  const logs = new Float64Array(bandCount);
  for (let index = 0; index < count; index++) {
    for (let band = 0; band < bandCount; band++)
      logs[band] = Math.log(Math.max((energies[index * bandCount + band] ?? 0) / loudest, floor));
    cosines.forEach((row, coefficient) => {
      let sum = 0;
      for (let band = 0; band < bandCount; band++) sum += (row[band] ?? 0) * (logs[band] ?? 0);
      coefficients[index * width + coefficient] = sum;
    });
  }
  return coefficients;
}

function normalise(coefficients: Float32Array, count: number) {
  for (let coefficient = 0; coefficient < width; coefficient++) {
    let sum = 0;
    let squares = 0;
    for (let at = coefficient; at < coefficients.length; at += width) {
      const value = coefficients[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / count;
    const deviation = Math.sqrt(Math.max(squares / count - mean * mean, 1e-9));
    const weight = coefficient === 0 ? loudnessWeight : 1;
    for (let at = coefficient; at < coefficients.length; at += width)
      coefficients[at] = (((coefficients[at] ?? 0) - mean) / deviation) * weight;
  }
  return coefficients;
}
