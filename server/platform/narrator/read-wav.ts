import type { Pcm } from './worker/voice-task.ts';

const integerFormat = 1;
const floatFormat = 3;
const extensibleFormat = 0xfffe;

/** The first channel of a WAV file with 16-bit integers or 32-bit floats. Ignores wrong lengths in the headers of streamed files. */
export function readWav(content: Buffer): Pcm {
  const chunks = listChunks(content);
  const header = chunks.find(({ name }) => name === 'fmt ')?.body;
  const data = chunks.find(({ name }) => name === 'data')?.body;
  if (header === undefined || data === undefined) throw new Error('The audio is not a WAV file.');
  const channels = header.readUInt16LE(2);
  const sampleRate = header.readUInt32LE(4);
  const bits = header.readUInt16LE(14);
  const read = readerOf(header.readUInt16LE(0), bits);
  const stride = (channels * bits) / 8;
  const samples = new Int16Array(Math.floor(data.length / stride));
  for (let index = 0; index < samples.length; index++) samples[index] = read(data, index * stride);
  return { samples, sampleRate };
}

function listChunks(content: Buffer) {
  const chunks: { name: string; body: Buffer }[] = [];
  for (let at = 12; at + 8 <= content.length; ) {
    const name = content.subarray(at, at + 4).toString('latin1');
    const length = content.readUInt32LE(at + 4);
    chunks.push({ name, body: content.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function readerOf(format: number, bits: number) {
  if (format === floatFormat && bits === 32)
    return (data: Buffer, at: number) => Math.max(-1, Math.min(1, data.readFloatLE(at))) * 32_767;
  if ((format === integerFormat || format === extensibleFormat) && bits === 16)
    return (data: Buffer, at: number) => data.readInt16LE(at);
  throw new Error(`The audio is WAV of an unsupported kind: format ${format}, ${bits} bits.`);
}
