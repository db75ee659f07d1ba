import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Language } from '../../../../domain/language.ts';
import type { VoiceFile } from './installed-voices.ts';
import { bytesField } from './protobuf.ts';

const scale = (otherwise: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), otherwise);

/** The fields that sherpa-onnx needs from the file `….onnx.json`, which Piper publishes with each model. */
const piperConfigSchema = v.object({
  audio: v.object({ sample_rate: v.pipe(v.number(), v.integer(), v.minValue(8000), v.maxValue(48_000)) }),
  espeak: v.object({ voice: v.pipe(v.string(), v.regex(/^[\w-]+$/)) }),
  inference: v.optional(v.object({ noise_scale: scale(0.667), length_scale: scale(1), noise_w: scale(0.8) }), {}),
  num_speakers: v.pipe(v.number(), v.integer(), v.minValue(1)),
  phoneme_id_map: v.record(v.string(), v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1))),
});

type PiperConfig = v.InferOutput<typeof piperConfigSchema>;

interface Downloaded {
  name: string;
  language: Language;
  md5: string;
  /** The downloaded model. The file is moved into the folder of the voice. */
  modelPath: string;
  config: unknown;
  modelCard: string;
}

/** Creates the folder of a voice from the files of its publisher. The folder has a temporary name until it is complete. */
export function writeVoice(voicesFolder: string, { name, language, md5, modelPath, config, modelCard }: Downloaded) {
  const parsed = v.parse(piperConfigSchema, config);
  const folder = join(voicesFolder, name);
  const unfinished = join(voicesFolder, `.new-${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { noise_scale, noise_w, length_scale } = parsed.inference;
  const file: VoiceFile = {
    name,
    language,
    md5,
    speakerCount: parsed.num_speakers,
    noiseScale: noise_scale,
    noiseW: noise_w,
    lengthScale: length_scale,
    licence: /^\W*licen[cs]e:\s*(.+)$/im.exec(modelCard)?.[1]?.trim() ?? '',
  };
  writeFileSync(join(unfinished, 'voice.json'), `${JSON.stringify(file, undefined, 2)}\n`);
  writeFileSync(join(unfinished, 'MODEL_CARD'), modelCard);
  writeFileSync(join(unfinished, 'tokens.txt'), toTokens(parsed));
  renameSync(modelPath, join(unfinished, 'model.onnx'));
  appendFileSync(join(unfinished, 'model.onnx'), toMetadata(parsed));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return file;
}

/**
 * Writes one phoneme and its number per line. Phonemes of several characters are left out, because they make the engine end
 * the process.
 */
const toTokens = ({ phoneme_id_map }: PiperConfig) =>
  Object.entries(phoneme_id_map)
    .filter(([phoneme]) => [...phoneme].length === 1 && phoneme !== '\n')
    .map(([phoneme, [id]]) => `${phoneme} ${id}\n`)
    .join('');

/** sherpa-onnx reads these values from the model. The model is a protocol buffer, so fields can be appended to the file. */
function toMetadata({ audio, espeak, num_speakers }: PiperConfig) {
  const values = {
    model_type: 'vits',
    comment: 'piper',
    language: espeak.voice,
    // eSpeak NG calls its rules for European Portuguese `pt`.
    voice: espeak.voice.toLowerCase() === 'pt-pt' ? 'pt' : espeak.voice,
    has_espeak: '1',
    n_speakers: String(num_speakers),
    // Older voices name a wrong sample rate: they say 22,500 Hz instead of 22,050 Hz.
    sample_rate: String(audio.sample_rate === 22_500 ? 22_050 : audio.sample_rate),
  };
  return Buffer.concat(
    Object.entries(values).map(([key, value]) => bytesField(14, bytesField(1, key), bytesField(2, value))),
  );
}
