import type { Concept } from '../domain/lexicon/concept.ts';
import type { ParsedConcept } from './parse-lexicon-file.ts';

/** Keeps the first concept per id. Reports every further concept with the same id, with the file and line of both. */
export function reportDuplicateConcepts(files: readonly { file: string; concepts: readonly ParsedConcept[] }[]): {
  concepts: Concept[];
  problems: string[];
} {
  const problems: string[] = [];
  const concepts = new Map<string, Concept>();
  const locations = new Map<string, string>();
  for (const { file, concepts: parsed } of files) {
    for (const { concept, line } of parsed) {
      const earlier = locations.get(concept.id);
      if (earlier) problems.push(`${file}:${line} “${concept.id}” already exists: ${earlier}`);
      else {
        concepts.set(concept.id, concept);
        locations.set(concept.id, `${file}:${line}`);
      }
    }
  }
  return { concepts: [...concepts.values()], problems };
}
