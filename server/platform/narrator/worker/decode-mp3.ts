import { fromFloat } from './read-wav.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { Pcm } from './voice-task.ts';

/** Decodes the first channel. The decoder is loaded on first use, because most providers send WAV. */
export async function decodeMp3(content: Buffer): Promise<Pcm> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate } = decoder.decode(content);
    const samples = channelData[0];
    if (samples === undefined || samples.length === 0)
      throw new UnusableAudio('content', 'The MP3 file could not be decoded.');
    return { samples: Int16Array.from(samples, fromFloat), sampleRate };
  } finally {
    decoder.free();
  }
}

/**
 * True for a file that starts with an ID3 tag or with two MP3 frames, or that is a single MP3 frame. One frame header is not
 * enough, because its bytes may occur in any data by chance.
 */
export function isMp3(content: Buffer) {
  if (content.subarray(0, 3).toString('latin1') === 'ID3') return true;
  const length = findFrameLength(content, 0);
  return length !== undefined && (length === content.length || findFrameLength(content, length) !== undefined);
}

// Kilobits per second of layer III, by version and bit rate index.
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
// Indexed by the version bits: 0 is MPEG 2.5, 1 is reserved, 2 is MPEG 2, 3 is MPEG 1.
const rateDivisors = [4, undefined, 2, 1];
const layerThree = 1;

function findFrameLength(content: Buffer, at: number) {
  if (at + 4 > content.length) return undefined;
  const header = content.readUInt32BE(at);
  const isFrame = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === layerThree;
  const divisor = rateDivisors[(header >>> 19) & 3];
  const rate = sampleRates[(header >>> 10) & 3];
  const kilobits = bitrates[divisor === 1 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15];
  if (!isFrame || divisor === undefined || rate === undefined || !kilobits) return undefined;
  const padding = (header >>> 9) & 1;
  return Math.floor(((divisor === 1 ? 144 : 72) * kilobits * 1000 * divisor) / rate) + padding;
}
