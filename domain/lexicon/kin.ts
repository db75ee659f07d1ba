import type { Concept, PartOfSpeech } from './concept.ts';
import type { IndexedWord } from './word-list.ts';

/** A contraction stands for its preposition too: “del” is of-the, and says what “of” says. So does a passive for its verb. */
export function kinOf(conceptId: string): string {
  // Most concepts are their own kin, and the question is asked thousands of times per sentence.
  if (!conceptId.endsWith('/preposition') && !conceptId.endsWith('/verb')) return conceptId;
  const known = remembered.get(conceptId);
  if (known !== undefined) return known;
  const kin = conceptId.replace(/-(?:the|a)(?=\/preposition$)|-passive(?=\/verb$)/, '');
  remembered.set(conceptId, kin);
  return kin;
}

/** At most one entry per preposition and verb of the lexicon. */
const remembered = new Map<string, string>();

/** What a concept tells beside itself: “wurde genehmigt”, as “se aprobó”, that nobody in particular did it. */
export const tellsToo: Readonly<Record<string, string>> = { 'be-passive/verb': 'one-people/pronoun' };

const inflectedParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

/** Whether a word stands for a concept first of all: it is what the concept is called, or no other concept is called so. */
export const isKin = ({ conceptIds, firstCount }: IndexedWord, { id, partOfSpeech }: Concept): boolean =>
  !inflectedParts.includes(partOfSpeech) || firstCount === 0 || conceptIds.indexOf(id) < firstCount;
