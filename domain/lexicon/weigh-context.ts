import type { Language } from '../language.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { WeighedReading } from './weigh-readings.ts';

/** How well a concept's part of speech fits, at a word, between those of the words beside it. */
export function createContext(
  words: readonly WeighedReading[][],
  language: Language,
  lexicon: Lexicon,
): (conceptId: string, word: number) => number {
  const follows = lexicon.follows[language];
  const partOf = (conceptId: string) => lexicon.concepts.get(conceptId)?.partOfSpeech ?? 'unknown';
  const partsAt = (position: number): { part: string; weight: number }[] => {
    const readings = words[position];
    if (!readings) return [{ part: 'edge', weight: 1 }];
    if (readings.length === 0) return [{ part: 'unknown', weight: 1 }];
    return readings.map(({ conceptId, weight }) => ({ part: partOf(conceptId), weight }));
  };
  return (conceptId, word) => {
    const part = partOf(conceptId);
    const before = partsAt(word - 1).reduce((sum, other) => sum + other.weight * follows(other.part, part), 0);
    const after = partsAt(word + 1).reduce((sum, other) => sum + other.weight * follows(part, other.part), 0);
    return before * after;
  };
}
