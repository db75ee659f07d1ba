import type { Concept, PartOfSpeech } from './concept.ts';
import type { IndexedWord } from './word-list.ts';

/** Maps a contraction to its preposition and a passive to its verb: “del” is of-the and also means “of”. */
export function kinOf(conceptId: string): string {
  // Fast path: most concepts map to themselves, and this runs thousands of times per sentence.
  if (!conceptId.endsWith('/preposition') && !conceptId.endsWith('/verb')) return conceptId;
  const known = remembered.get(conceptId);
  if (known !== undefined) return known;
  const kin = conceptId.replace(/-(?:the|a)(?=\/preposition$)|-passive(?=\/verb$)/, '');
  remembered.set(conceptId, kin);
  return kin;
}

/** Cache with at most one entry per preposition and verb of the lexicon. */
const remembered = new Map<string, string>();

/** Concepts that imply another one: the passive “wurde genehmigt” implies an unnamed person, as “se aprobó” does. */
export const tellsToo: Readonly<Record<string, string>> = { 'be-passive/verb': 'one-people/pronoun' };

const inflectedParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

/** Whether this is a main meaning of the word: the word is the first word of the concept, or of no concept at all. */
export const isKin = (
  { conceptIds, firstCount }: IndexedWord,
  { id, partOfSpeech }: Pick<Concept, 'id' | 'partOfSpeech'>,
): boolean => !inflectedParts.includes(partOfSpeech) || firstCount === 0 || conceptIds.indexOf(id) < firstCount;
