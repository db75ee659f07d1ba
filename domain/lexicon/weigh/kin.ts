import type { Concept, PartOfSpeech } from '../concept.ts';
import type { IndexedWord } from '../forms/word-list.ts';

const kinOfOthers: Readonly<Record<string, string>> = {
  'some-partitive/determiner': 'some/determiner',
  'me/pronoun': 'I/pronoun',
  'him/pronoun': 'he/pronoun',
  'her/pronoun': 'she/pronoun',
  'us/pronoun': 'we/pronoun',
  'them/pronoun': 'they/pronoun',
};

/**
 * Maps related concepts to the same concept: a contraction to its preposition (Spanish “del” means “of the” and counts as
 * “of”), a passive or perfect to its verb, and “him” to “he”.
 */
export function kinOf(conceptId: string): string {
  if (conceptId.endsWith('/pronoun') || conceptId.endsWith('/determiner')) return kinOfOthers[conceptId] ?? conceptId;
  // Fast path: most concepts map to themselves, and this runs thousands of times per sentence.
  if (!conceptId.endsWith('/preposition') && !conceptId.endsWith('/verb')) return conceptId;
  const known = remembered.get(conceptId);
  if (known !== undefined) return known;
  const kin = conceptId.replace(/-(?:the|a)(?=\/preposition$)|-(?:passive|perfect)(?=\/verb$)/, '');
  remembered.set(conceptId, kin);
  return kin;
}

/** Cache with at most one entry per preposition and verb of the lexicon. */
const remembered = new Map<string, string>();

/**
 * Returns the concept that the given concept implies. The German passive “wurde genehmigt” (was approved) implies an unnamed
 * person, as the Spanish impersonal “se aprobó” does.
 */
export function impliedBy(conceptId: string): string | undefined {
  if (!conceptId.endsWith('/verb') && !conceptId.endsWith('/pronoun')) return undefined;
  if (conceptId === 'be-passive/verb') return 'one-people/pronoun';
  if (contractedNot.test(conceptId)) return 'not/particle';
  const [, subject] = contractedSubject.exec(conceptId) ?? [];
  if (subject === undefined) return undefined;
  return subject === 'i' ? 'I/pronoun' : `${subject}/pronoun`;
}

/** Contractions that imply another concept: “couldn’t” implies “not”, “I’m” implies “I”. */
const contractedNot = /^(?:is|have|has|had|will|can|could|would|should|need)-not\/verb$/;
const contractedSubject = /^(i|you|he|she|it|we|they)-(?:am|are|is|have|will|would)\/pronoun$/;

const contentParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

export const isContentPart = (part: PartOfSpeech): boolean => contentParts.includes(part);

/**
 * Whether this is a main meaning of the word: the word comes first in the list of this concept, or comes first in no
 * concept. Words other than nouns, verbs, adjectives and adverbs have only main meanings.
 */
export const isKin = (
  { conceptIds, firstCount }: IndexedWord,
  { id, partOfSpeech }: Pick<Concept, 'id' | 'partOfSpeech'>,
): boolean => !isContentPart(partOfSpeech) || firstCount === 0 || conceptIds.indexOf(id) < firstCount;
