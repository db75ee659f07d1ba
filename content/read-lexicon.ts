import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/language.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { listContradictions } from '../domain/lexicon/find-parts.ts';
import { parseLexicon } from './parse-lexicon.ts';

export const lexiconFolder = join(import.meta.dirname, 'lexicon');

/** Returns all valid concepts, the first per id, and the errors of the others. */
export function readLexicon(folder = lexiconFolder): { concepts: Concept[]; problems: string[] } {
  const problems: string[] = [];
  const concepts = new Map<string, Concept>();
  const places = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const file = `lexicon/${name}`;
    const parsed = parseLexicon(file, readFileSync(join(folder, name), 'utf8'));
    problems.push(...parsed.problems);
    for (const { concept, line } of parsed.concepts) {
      const earlier = places.get(concept.id);
      if (earlier) problems.push(`${file}:${line} “${concept.id}” already exists: ${earlier}`);
      else {
        concepts.set(concept.id, concept);
        places.set(concept.id, `${file}:${line}`);
      }
    }
  }
  const all = [...concepts.values()];
  for (const language of languages)
    problems.push(
      ...listContradictions(
        all.flatMap(({ words }) => words[language].entries),
        language,
      ),
    );
  return { concepts: all, problems };
}
