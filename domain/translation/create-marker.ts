import type { Language } from '../language.ts';
import type { PartOfSpeech } from '../lexicon/concept.ts';
import { listPlaces, readWord, type WordPlace } from '../lexicon/find-readings.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reading } from '../lexicon/read-sentence.ts';
import type { MarkedSentence } from './align/marked-sentence.ts';
import { listNumbers } from './list-numbers.ts';

// Words of these kinds have counterparts in a translation. Function words such as “the” often have none.
const telling: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'name', 'numeral'];

/**
 * Marks sentences with the concepts, numbers and names that they contain. The translation of a sentence should have the same
 * marks. Caches the marks of words, because most words of a long text occur again and again.
 */
export function createMarker(language: Language, lexicon: Lexicon): (text: string) => MarkedSentence {
  const known = new Map<string, readonly string[]>();
  const marksOf = (place: WordPlace) => {
    const key = `${place.isOpening ? '^' : ''}${place.text}${place.joint}`;
    const marks = known.get(key) ?? listMarks(place, language, lexicon);
    known.set(key, marks);
    return marks;
  };
  return (text) => ({
    text,
    marks: new Set([...listPlaces(text, language).flatMap(marksOf), ...listNumbers(text)]),
  });
}

/** The concepts of a word. If the lexicon does not know the word, as for most names, the word itself. */
function listMarks(place: WordPlace, language: Language, lexicon: Lexicon): string[] {
  const { form, readings } = readWord(place, language, lexicon);
  if (readings.length === 0) return [form];
  return likeliest(readings)
    .map(({ conceptId }) => conceptId)
    .filter((id) => telling.includes(lexicon.concepts.partOfSpeechOf(id) ?? 'particle'));
}

/**
 * Keeps only the main meanings of an ambiguous word. The translation lacks the marks of the wrong meanings, so they would
 * make matching sentences look different.
 */
function likeliest(readings: readonly Reading[]): readonly Reading[] {
  const firstOfAll = readings.filter(({ isKin, isAsWritten }) => isKin && isAsWritten);
  return firstOfAll.length > 0 ? firstOfAll : readings;
}
