import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixFrenchSpaces } from '../domain/text/french-spaces.ts';
import { articlesFolder } from './read-articles.ts';
import { lexiconFolder } from './read-lexicon.ts';

/** Puts the no-break spaces into the French lines of every article and of the lexicon; returns how many lines changed. */
export function fixContent(folders: readonly string[] = [articlesFolder, lexiconFolder]): number {
  let changed = 0;
  for (const folder of folders)
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const lines = readFileSync(path, 'utf8').split('\n');
      const fixed = lines.map((line) =>
        line.startsWith('fr: ') ? `fr: ${fixFrenchSpaces(line.slice('fr: '.length))}` : line,
      );
      const changes = fixed.filter((line, index) => line !== lines[index]).length;
      if (changes > 0) writeFileSync(path, fixed.join('\n'));
      changed += changes;
    }
  return changed;
}
