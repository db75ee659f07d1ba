import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../domain/language.ts';
import { writeVoice } from '../../../server/platform/narrator/voices/write-voice.ts';
import { type Ballast, createTinyModel } from './create-tiny-model.ts';

// The symbols for padding, start, end and space come first, as in every Piper voice.
const phonemes = [
  ...'_^$ abcdefghijklmnopqrstuvwxyzæçðøħŋœɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢˈˌːˑ.,;:!?-',
];

export const tinyConfig = (language: Language, speakerCount = 1) => ({
  audio: { sample_rate: 22_050, quality: 'medium' },
  espeak: { voice: language },
  inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
  num_speakers: speakerCount,
  phoneme_id_map: Object.fromEntries(phonemes.map((phoneme, id) => [phoneme, [id]])),
});

export const tinyModel = (speakerCount = 1, ballast?: Ballast) =>
  createTinyModel({
    phonemeCount: phonemes.length,
    speakerCount,
    samplesPerPhoneme: 700,
    sampleRate: 22_050,
    ballast,
  });

export const md5Of = (content: Uint8Array) => createHash('md5').update(content).digest('hex');

/** Installs the tiny voice, which speaks in tones, just as `npm run voices` installs a real voice. */
export function installTinyVoice(
  voicesFolder: string,
  {
    name,
    language,
    speakerCount = 1,
    ballast,
  }: { name: string; language: Language; speakerCount?: number; ballast?: Ballast },
) {
  mkdirSync(voicesFolder, { recursive: true });
  const model = tinyModel(speakerCount, ballast);
  const modelPath = join(voicesFolder, `${name}.download`);
  writeFileSync(modelPath, model);
  const modelCard = '# A voice of the tests\n\n* License: CC0\n';
  return writeVoice(voicesFolder, {
    name,
    language,
    md5: md5Of(model),
    modelPath,
    config: tinyConfig(language, speakerCount),
    modelCard,
  });
}
