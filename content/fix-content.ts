import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/language.ts';
import { fixSpaces } from './fix-spaces.ts';
import { articlesFolder } from './read-articles.ts';
import { lexiconFolder } from './read-lexicon.ts';

/** Adds the missing no-break spaces to all articles and the lexicon. Returns the number of changed lines. */
export function fixContent(folders: readonly string[] = [articlesFolder, lexiconFolder]): number {
  let changed = 0;
  for (const folder of folders)
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const lines = readFileSync(path, 'utf8').split('\n');
      const fixed = lines.map((line) => fixLine(line, folder));
      const changes = fixed.filter((line, index) => line !== lines[index]).length;
      if (changes > 0) writeFileSync(path, fixed.join('\n'));
      changed += changes;
    }
  return changed;
}

function fixLine(line: string, folder: string): string {
  const language = languages.find((language) => line.startsWith(`${language}: `));
  if (language === undefined) return line;
  const prefix = `${language}: `;
  // In the lexicon, “; ” is not punctuation but separates words, so it must not get a no-break space.
  const isLexicon = folder === lexiconFolder;
  const pieces = isLexicon ? line.slice(prefix.length).split('; ') : [line.slice(prefix.length)];
  return prefix + pieces.map((piece) => fixSpaces(piece, language)).join('; ');
}
