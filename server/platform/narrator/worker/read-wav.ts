import { UnusableAudio } from './unusable-audio.ts';
import type { Pcm } from './voice-task.ts';

const integerFormat = 1;
const floatFormat = 3;
const extensibleFormat = 0xfffe;

/** The first channel of a WAV file. Ignores wrong lengths in the headers of streamed files. */
export function readWav(content: Buffer): Pcm {
  const chunks = listChunks(content);
  const header = chunks.find(({ name }) => name === 'fmt ')?.body;
  const data = chunks.find(({ name }) => name === 'data')?.body;
  if (header === undefined || header.length < 16 || data === undefined)
    throw new UnusableAudio('format', 'The WAV file has no header or no data.');
  const channels = header.readUInt16LE(2);
  const sampleRate = header.readUInt32LE(4);
  const bits = header.readUInt16LE(14);
  const format = header.readUInt16LE(0);
  const isExtensible = format === extensibleFormat && header.length >= 26;
  const read = readerOf(isExtensible ? header.readUInt16LE(24) : format, bits);
  if (channels === 0) throw new UnusableAudio('format', 'The WAV file has no channels.');
  const stride = (channels * bits) / 8;
  const samples = new Int16Array(Math.floor(data.length / stride));
  for (let index = 0; index < samples.length; index++) samples[index] = read(data, index * stride);
  return { samples, sampleRate };
}

function listChunks(content: Buffer) {
  const chunks: { name: string; body: Buffer }[] = [];
  for (let at = 12; at + 8 <= content.length; ) {
    const name = content.subarray(at, at + 4).toString('latin1');
    const written = content.readUInt32LE(at + 4);
    // Servers that stream do not know the length yet and write 0 or the largest possible number.
    const length = name === 'data' && written === 0 ? content.length : written;
    chunks.push({ name, body: content.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

type Reader = (data: Buffer, at: number) => number;

/** Each function reads a sample and converts it to a signed 16-bit integer. In WAV files, 8-bit samples are unsigned. */
const readers: Record<string, Reader> = {
  [`${integerFormat} 8`]: (data, at) => (data.readUInt8(at) - 128) * 256,
  [`${integerFormat} 16`]: (data, at) => data.readInt16LE(at),
  [`${integerFormat} 24`]: (data, at) => data.readIntLE(at, 3) >> 8,
  [`${integerFormat} 32`]: (data, at) => data.readInt32LE(at) >> 16,
  [`${floatFormat} 32`]: (data, at) => fromFloat(data.readFloatLE(at)),
  [`${floatFormat} 64`]: (data, at) => fromFloat(data.readDoubleLE(at)),
};

function readerOf(format: number, bits: number) {
  const reader = readers[`${format} ${bits}`];
  if (reader === undefined)
    throw new UnusableAudio(
      'format',
      `The WAV file has an unsupported kind of samples: format ${format}, ${bits} bits.`,
    );
  return reader;
}

export const fromFloat = (sample: number) => Math.max(-1, Math.min(1, sample)) * 32_767;
