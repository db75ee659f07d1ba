import { createMp3Encoder } from 'wasm-media-encoders';
import { bitrateKbits, sampleRate } from '../mp3-format.ts';
import { resample } from './resample.ts';
import type { Pcm } from './voice-task.ts';

const encoder = await createMp3Encoder();

// The decoder needs a little more than the last sample to give it back whole.
const tailSamples = sampleRate / 20;

/** Whole frames, each sound from a fresh encoder: its first frame needs none before it. */
export function encodeMp3(sound: Pcm): Uint8Array {
  const samples = resample(sound, sampleRate);
  const padded = new Float32Array(samples.length + tailSamples);
  padded.set(samples);
  encoder.configure({ channels: 1, sampleRate, outputSampleRate: sampleRate, bitrate: bitrateKbits });
  // The encoder owns what it returns, so the first part is copied before the second is asked for.
  const body = encoder.encode([padded]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}
