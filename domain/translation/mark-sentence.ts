import type { Language } from '../language.ts';
import type { PartOfSpeech } from '../lexicon/concept.ts';
import { findReadings } from '../lexicon/find-readings.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reading } from '../lexicon/read-sentence.ts';
import type { MarkedSentence } from './align-texts.ts';

// Content words have counterparts in a translation; function words often do not.
const telling: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'name', 'numeral'];

/** The concepts, numbers and names of a sentence. Its translation should share them. */
export function markSentence(text: string, language: Language, lexicon: Lexicon): MarkedSentence {
  const { words } = findReadings(text, language, lexicon);
  const concepts = words.flatMap(({ readings }) =>
    likeliest(readings)
      .map(({ conceptId }) => conceptId)
      .filter((id) => telling.includes(lexicon.concepts.get(id)?.partOfSpeech ?? 'particle')),
  );
  const unknown = words.filter(({ readings }) => readings.length === 0).map(({ form }) => form);
  return { text, marks: new Set([...concepts, ...unknown, ...(text.match(/\p{N}+/gu) ?? [])]) };
}

/** Keeps only the main meanings of an ambiguous word. With all meanings, matching sentences would look different. */
function likeliest(readings: readonly Reading[]): readonly Reading[] {
  const firstOfAll = readings.filter(({ isKin, isAsWritten }) => isKin && isAsWritten);
  return firstOfAll.length > 0 ? firstOfAll : readings;
}
