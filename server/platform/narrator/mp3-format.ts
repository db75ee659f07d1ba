import { frameSeconds } from '../../../domain/reader/listening/seek-seconds.ts';

/**
 * All audio is MP3 at a sample rate and bit rate for which every MP3 frame has the same length in bytes and in time.
 * Therefore players that seek by byte offset are exact, and sentences can be concatenated as MP3 frames.
 */
export const sampleRate = 24_000;
export const bitrateKbits = 32;
export const frameBytes = 96;

/** The delay of the codec: 576 samples in the encoder and 529 in the decoder. */
export const codecDelaySeconds = (576 + 529) / sampleRate;

/** A silent MP3 frame that does not depend on earlier frames: a header, then zeros. */
export const silentFrame = Uint8Array.from({ length: frameBytes }, (_, index) => [0xff, 0xf3, 0x44, 0xc4][index] ?? 0);

export const secondsOf = (bytes: number) => (bytes / frameBytes) * frameSeconds;
