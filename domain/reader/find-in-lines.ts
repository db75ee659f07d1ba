import { type FoundText, findInSentences } from './find-in-sentences.ts';

export interface FoundInLine extends FoundText {
  line: 'source' | 'translation';
}

interface Lines {
  sources: readonly string[];
  /** The translation of each sentence. Null if a sentence has none. */
  translations: readonly (string | null)[];
}

/** Finds every occurrence of a text in the sentences and their translations, in the order of the page. */
export function findInLines({ sources, translations }: Lines, wanted: string): FoundInLine[] {
  const inTranslations = findInSentences(
    translations.map((translation) => translation ?? ''),
    wanted,
  );
  return [
    ...findInSentences(sources, wanted).map((found) => ({ ...found, line: 'source' as const })),
    ...inTranslations.map((found) => ({ ...found, line: 'translation' as const })),
  ].toSorted((one, other) => one.sentence - other.sentence);
}

/** The index of the first match at or after a sentence. Begins again at the top if there is none. */
export const findNextMatch = (found: readonly FoundText[], sentence: number) =>
  Math.max(
    found.findIndex((match) => match.sentence >= sentence),
    0,
  );
