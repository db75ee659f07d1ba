import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../../../../domain/language.ts';

/** `voice.json` in the folder of an installed voice. */
const voiceFileSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^\w[\w-]*$/)),
  language: v.picklist(languages),
  /** MD5 of the model as published, before our metadata is appended to it. */
  md5: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  speakerCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  noiseScale: v.number(),
  noiseW: v.number(),
  lengthScale: v.number(),
  /** The licence in the model card; empty if the card names no licence. */
  licence: v.string(),
});

export type VoiceFile = v.InferOutput<typeof voiceFileSchema>;

export interface InstalledVoice extends VoiceFile {
  folder: string;
}

export const voicesFolderIn = (dataDir: string) => join(dataDir, 'voices');

/** The installed voices, sorted by name. Folders without a valid `voice.json` are not voices. */
export function listInstalledVoices(voicesFolder: string): InstalledVoice[] {
  if (!existsSync(voicesFolder)) return [];
  return readdirSync(voicesFolder)
    .sort()
    .flatMap((name) => {
      const folder = join(voicesFolder, name);
      const file = readVoiceFile(join(folder, 'voice.json'));
      return file?.name === name ? [{ ...file, folder }] : [];
    });
}

export const removeVoice = ({ folder }: InstalledVoice) => rmSync(folder, { recursive: true });

function readVoiceFile(path: string): VoiceFile | undefined {
  try {
    return v.parse(voiceFileSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
