import { sampleRate } from '../mp3-format.ts';
import { decodeMp3, isMp3 } from './decode-mp3.ts';
import { readWav } from './read-wav.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { Pcm } from './voice-task.ts';

const lowestRate = 8000;
const highestRate = 192_000;

/** Detects the format from the content: some servers ignore the requested format or declare a wrong one. */
export async function readAudio(content: Buffer): Promise<Pcm> {
  if (content.length === 0) throw new UnusableAudio('content', 'The provider sent no audio.');
  const audio = await decode(content);
  if (audio.samples.length === 0) throw new UnusableAudio('content', 'The provider sent no audio.');
  if (audio.sampleRate < lowestRate || audio.sampleRate > highestRate)
    throw new UnusableAudio('format', `The audio has an impossible sample rate: ${audio.sampleRate}.`);
  return audio;
}

async function decode(content: Buffer): Promise<Pcm> {
  if (startsWith(content, 'RIFF') && startsWith(content, 'WAVE', 8)) return readWav(content);
  if (isMp3(content)) return decodeMp3(content);
  const other = nameOtherFormat(content) ?? nameText(content);
  if (other !== undefined)
    throw new UnusableAudio('format', `The provider sent ${other} instead of WAV, MP3 or 16-bit PCM.`);
  return readRawPcm(content);
}

const startsWith = (content: Buffer, name: string, at = 0) =>
  content.subarray(at, at + name.length).toString('latin1') === name;

function nameOtherFormat(content: Buffer) {
  if (startsWith(content, 'OggS')) return content.subarray(0, 64).includes('OpusHead') ? 'Ogg Opus' : 'Ogg audio';
  if (startsWith(content, 'fLaC')) return 'FLAC';
  if (startsWith(content, 'ftyp', 4)) return 'MP4 audio';
  if (startsWith(content, '\x1aE\xdf\xa3')) return 'WebM audio';
  if (content[0] === 0xff && ((content[1] ?? 0) & 0xf6) === 0xf0) return 'AAC';
  return undefined;
}

/**
 * If the provider sent text instead of audio, quotes its start, which usually says what is wrong. Undefined if the
 * content is not text.
 */
function nameText(content: Buffer) {
  const start = content.subarray(0, 300).toString('utf8').trim();
  // Control characters do not occur in text but do occur in PCM. The last character may be incomplete.
  const isText = !/[\p{Cc}\uFFFD]/u.test(start.slice(0, -1).replaceAll(/\s/g, ' '));
  if (!isText) return undefined;
  const quoted = `“${start.slice(0, 120)}”`;
  if (start.startsWith('<')) return `an HTML page, ${quoted},`;
  return start.startsWith('{') || start.startsWith('[') ? `JSON, ${quoted},` : `text, ${quoted},`;
}

/** Raw PCM has no header. The requested sample rate is assumed. */
function readRawPcm(content: Buffer): Pcm {
  const samples = new Int16Array(Math.floor(content.length / 2));
  for (let index = 0; index < samples.length; index++) samples[index] = content.readInt16LE(index * 2);
  if (!isContinuous(samples))
    throw new UnusableAudio('format', 'The provider sent data of an unknown format: it would be heard as noise.');
  return { samples, sampleRate };
}

// Correlation of neighbouring samples: speech at 24 kHz has more than 0.8, a sentence with many hissing sounds (s, sh) more
// than 0.5, compressed data about 0.
const leastCorrelation = 0.4;

/** In a recording, neighbouring samples are similar. In compressed data that is read as PCM, they are unrelated. */
function isContinuous(samples: Int16Array) {
  let energy = 0;
  let product = 0;
  for (let index = 1; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    energy += sample * sample;
    product += sample * (samples[index - 1] ?? 0);
  }
  return energy === 0 || product / energy > leastCorrelation;
}
