import type { Pcm } from '../../../server/platform/narrator/worker/voice-task.ts';

// The length that streaming servers write in the header, because they do not know the real length yet.
const unknownLength = 0xffffffff;

export const toWav = ({ samples, sampleRate }: Pcm) =>
  Buffer.concat([
    createWavHeader(sampleRate, samples.byteLength),
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ]);

/** The header of a WAV file with one channel and 16 bits per sample. */
export function createWavHeader(sampleRate: number, dataBytes?: number) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(dataBytes === undefined ? unknownLength : dataBytes + 36, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes ?? unknownLength, 40);
  return header;
}
