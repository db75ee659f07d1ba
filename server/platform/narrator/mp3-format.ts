import { frameSeconds } from '../../../domain/reader/seek-seconds.ts';

/**
 * Every sound is MP3 at a rate and bit rate whose frames are all equally long, in bytes as in time: a player that finds its
 * place by counting bytes finds it exactly, and sentences are joined by joining frames.
 */
export const sampleRate = 24_000;
export const bitrateKbits = 32;
export const frameBytes = 96;

/** Sound comes out of a decoder later than it went into the encoder: 576 samples of the one, 529 of the other. */
export const codecDelaySeconds = (576 + 529) / sampleRate;

/** A frame that says nothing and needs nothing of the frames before it: a header, then zeros. */
export const silentFrame = Uint8Array.from({ length: frameBytes }, (_, index) => [0xff, 0xf3, 0x44, 0xc4][index] ?? 0);

export const secondsOf = (bytes: number) => (bytes / frameBytes) * frameSeconds;
