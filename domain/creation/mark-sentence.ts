import type { Language } from '../language.ts';
import type { PartOfSpeech } from '../lexicon/concept.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { findReadings } from '../lexicon/find-readings.ts';
import type { MarkedSentence } from './align-texts.ts';

// Words of these kinds are translated by words; the small ones come and go with the language.
const telling: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'name', 'numeral'];

/** The concepts, numbers and names of a sentence: what its translation has in common with it. */
export function markSentence(text: string, language: Language, lexicon: Lexicon): MarkedSentence {
  const { words } = findReadings(text, language, lexicon);
  const concepts = words.flatMap(({ readings }) =>
    readings
      .map(({ conceptId }) => conceptId)
      .filter((id) => telling.includes(lexicon.concepts.get(id)?.partOfSpeech ?? 'particle')),
  );
  const unknown = words.filter(({ readings }) => readings.length === 0).map(({ form }) => form);
  return { text, marks: new Set([...concepts, ...unknown, ...(text.match(/\p{N}+/gu) ?? [])]) };
}
