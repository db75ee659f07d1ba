import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../../domain/language.ts';
import type { engineFiles } from './espeak.ts';

const source = '/usr/share/espeak-ng-data';
const tables = ['phontab', 'phonindex', 'phondata', 'intonations'];

/** Increase this number when the eSpeak NG package is updated. */
const edition = 1;

/**
 * Copies the pronunciation rules from the eSpeak NG package to a folder, unless the folder exists. sherpa-onnx needs them: it
 * converts text to phonemes with eSpeak NG, but does not include the rules. Returns the folder.
 */
export function writePhonemeData(files: typeof engineFiles, voicesFolder: string): string {
  const folder = join(voicesFolder, `espeak-ng-data-${edition}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  copyFolder(files, `${source}/lang`, join(unfinished, 'lang'));
  for (const name of [...tables, ...languages.map((language) => `${language}_dict`)])
    writeFileSync(join(unfinished, name), files.readFile(`${source}/${name}`));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // The rename fails if another process has created the folder in the meantime. Its files are the same.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function copyFolder(files: typeof engineFiles, from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of files.readdir(from).filter((each) => !each.startsWith('.'))) {
    const path = `${from}/${name}`;
    if (files.isDir(files.stat(path).mode)) copyFolder(files, path, join(to, name));
    else writeFileSync(join(to, name), files.readFile(path));
  }
}
