import { createMp3Encoder } from 'wasm-media-encoders';
import { bitrateKbits, sampleRate } from '../mp3-format.ts';
import { resample } from './resample.ts';
import type { Pcm } from './voice-task.ts';

const encoder = await createMp3Encoder();

// Padding at the end, because the decoder needs more input before it outputs the last samples.
const tailSamples = sampleRate / 20;

/** Encodes a sentence as complete MP3 frames. They do not depend on the MP3 frames of earlier sentences. */
export function encodeMp3(audio: Pcm): Uint8Array {
  const samples = resample(audio, sampleRate);
  const padded = new Float32Array(samples.length + tailSamples);
  padded.set(samples);
  // Starts a new encoder: `encoder` is shared by all sentences, and would otherwise use data of the previous sentence.
  encoder.configure({ channels: 1, sampleRate, outputSampleRate: sampleRate, bitrate: bitrateKbits });
  // The encoder reuses its output buffer, so the first part is copied before `finalize`.
  const body = encoder.encode([padded]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}
