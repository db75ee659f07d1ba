import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/language.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { listContradictions } from '../domain/lexicon/forms/find-parts.ts';
import { parseLexiconFile } from './parse-lexicon-file.ts';
import { reportDuplicateConcepts } from './report-duplicate-concepts.ts';

export const lexiconFolder = join(import.meta.dirname, 'lexicon');

/** Reads all files of the lexicon. Returns the valid concepts, one per id, and the problems of all files. */
export function readLexicon(folder = lexiconFolder): { concepts: Concept[]; problems: string[] } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const file = `lexicon/${name}`;
      return { file, ...parseLexiconFile(file, readFileSync(join(folder, name), 'utf8')) };
    });
  const { concepts, problems: duplicates } = reportDuplicateConcepts(files);
  const contradictions = languages.flatMap((language) =>
    listContradictions(
      concepts.flatMap(({ words }) => words[language].entries),
      language,
    ),
  );
  return { concepts, problems: [...files.flatMap(({ problems }) => problems), ...duplicates, ...contradictions] };
}
