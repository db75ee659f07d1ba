import { expect, test } from 'vitest';
import { encodeMp3 } from './encode-mp3.ts';
import { readAudio } from './read-audio.ts';

const sampleRate = 22_050;
const tone = Float32Array.from(
  { length: sampleRate },
  (_, index) => 0.5 * Math.sin((2 * Math.PI * 300 * index) / sampleRate),
);

const writers: Record<string, (data: Buffer, sample: number, at: number) => void> = {
  '1 8': (data, sample, at) => data.writeUInt8(Math.round(sample * 127) + 128, at),
  '1 16': (data, sample, at) => data.writeInt16LE(Math.round(sample * 32_767), at),
  '1 24': (data, sample, at) => data.writeIntLE(Math.round(sample * 8_388_607), at, 3),
  '1 32': (data, sample, at) => data.writeInt32LE(Math.round(sample * 2_147_483_647), at),
  '3 32': (data, sample, at) => data.writeFloatLE(sample, at),
  '3 64': (data, sample, at) => data.writeDoubleLE(sample, at),
};

interface WavOptions {
  format?: number;
  bits?: number;
  channels?: number;
  isExtensible?: boolean;
  dataLength?: number;
}

/** A WAV file with a tone in the first channel and silence in the other channels. */
function makeWav({ format = 1, bits = 16, channels = 1, isExtensible = false, dataLength }: WavOptions = {}) {
  const stride = (channels * bits) / 8;
  const data = Buffer.alloc(tone.length * stride);
  const write = writers[`${format} ${bits}`];
  for (const [index, sample] of tone.entries()) write?.(data, sample, index * stride);
  const header = Buffer.alloc(isExtensible ? 40 : 16);
  header.writeUInt16LE(isExtensible ? 0xfffe : format, 0);
  header.writeUInt16LE(channels, 2);
  header.writeUInt32LE(sampleRate, 4);
  header.writeUInt32LE(sampleRate * stride, 8);
  header.writeUInt16LE(stride, 12);
  header.writeUInt16LE(bits, 14);
  if (isExtensible) header.writeUInt16LE(format, 24);
  const lengths = [header.length, dataLength ?? data.length].map((length) => {
    const written = Buffer.alloc(4);
    written.writeUInt32LE(length);
    return written;
  });
  const chunks = ['fmt ', lengths[0] ?? '', header, 'data', lengths[1] ?? '', data];
  return Buffer.concat(
    ['RIFF....WAVE', ...chunks].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
}

const peakOf = (samples: Int16Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 32_768;

test.each<[string, WavOptions]>([
  ['8-bit', { bits: 8 }],
  ['16-bit', { bits: 16 }],
  ['24-bit', { bits: 24 }],
  ['32-bit', { bits: 32 }],
  ['float', { format: 3, bits: 32 }],
  ['double', { format: 3, bits: 64 }],
  ['extensible float', { format: 3, bits: 32, isExtensible: true }],
  ['extensible 24-bit', { bits: 24, isExtensible: true }],
  ['stereo', { channels: 2 }],
  ['streamed', { dataLength: 0xffff_ffff }],
  ['streamed with length zero', { dataLength: 0 }],
])('reads a WAV file: %s', async (_name, options) => {
  const audio = await readAudio(makeWav(options));
  expect(audio.sampleRate).toBe(sampleRate);
  expect(audio.samples).toHaveLength(tone.length);
  expect(peakOf(audio.samples)).toBeCloseTo(0.5, 1);
});

test.each([false, true])('reads an MP3 file, with an ID3 tag: %s', async (hasTag) => {
  const samples = Int16Array.from(tone, (sample) => sample * 32_767);
  const mp3 = Buffer.from(encodeMp3({ samples, sampleRate }));
  const tag = Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x0a0123456789', 'latin1');
  const audio = await readAudio(hasTag ? Buffer.concat([tag, mp3]) : mp3);
  expect(audio.sampleRate).toBe(24_000);
  expect(audio.samples.length / audio.sampleRate).toBeCloseTo(1, 0);
  expect(peakOf(audio.samples)).toBeCloseTo(0.5, 1);
});

test('reads raw PCM at the requested sample rate', async () => {
  const samples = Int16Array.from(tone, (sample) => sample * 32_767);
  const audio = await readAudio(Buffer.from(samples.buffer));
  expect(audio).toEqual({ samples, sampleRate: 24_000 });
});

/** Data that looks compressed and is the same in every run. */
function makeNoise() {
  let state = 1;
  return Buffer.from(
    Array.from({ length: 20_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return (state >> 16) & 0xff;
    }),
  );
}

test.each<[string, Buffer, string]>([
  ['HTML', Buffer.from('\n<html><body>Welcome</body></html>'), 'an HTML page, “<html>'],
  ['JSON', Buffer.from('{"detail":"Voice “dora” not found"}'), 'JSON, “{"detail"'],
  ['text', Buffer.from('upstream connect error'), 'text, “upstream connect error”'],
  ['Opus', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), makeNoise()]), 'Ogg Opus'],
  ['FLAC', Buffer.concat([Buffer.from('fLaC'), makeNoise()]), 'FLAC'],
  ['AAC', Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), makeNoise()]), 'AAC'],
  ['MP4', Buffer.concat([Buffer.from('\0\0\0\x20ftypM4A '), makeNoise()]), 'MP4'],
  ['WebM', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), makeNoise()]), 'WebM'],
  ['unknown compressed data', makeNoise(), 'unknown format'],
  ['WAV of a compressed kind', makeWav({ format: 0x11, bits: 4 }), 'format 17, 4 bits'],
  ['WAV without data', makeWav().subarray(0, 30), 'no header or no data'],
])('refuses %s permanently and says what the provider sent', async (_name, content, reason) => {
  await expect(readAudio(content)).rejects.toMatchObject({ flaw: 'format', message: expect.stringContaining(reason) });
});

test('an empty answer may be requested again', async () => {
  await expect(readAudio(Buffer.alloc(0))).rejects.toMatchObject({ flaw: 'content' });
});
