import { createMp3Encoder } from 'wasm-media-encoders';
import { bitrateKbits, sampleRate } from '../mp3-format.ts';
import { resample } from './resample.ts';
import type { Pcm } from './voice-task.ts';

const encoder = await createMp3Encoder();

// Padding at the end, because the decoder needs more input before it outputs the last samples.
const tailSamples = sampleRate / 20;

/** Returns complete MP3 frames. A new encoder per sentence makes the first MP3 frame independent of earlier ones. */
export function encodeMp3(audio: Pcm): Uint8Array {
  const samples = resample(audio, sampleRate);
  const padded = new Float32Array(samples.length + tailSamples);
  padded.set(samples);
  encoder.configure({ channels: 1, sampleRate, outputSampleRate: sampleRate, bitrate: bitrateKbits });
  // The encoder reuses its output buffer, so the first part is copied before `finalize`.
  const body = encoder.encode([padded]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}
