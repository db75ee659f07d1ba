import type { Aspect, Gender, PartOfSpeech } from '../concept.ts';

/** A word of one language: its dictionary form and its concepts. */
export type IndexedWord = {
  base: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender | undefined;
  aspect?: Aspect | undefined;
  partner?: string | undefined;
  isReflexive: boolean;
  /** Concepts in which the word is listed first come before the others. Empty for words that occur only in expressions. */
  conceptIds: string[];
  /** In how many concepts the word is listed first. */
  firstCount: number;
  /** How often the word has each of these concepts, see concept-frequencies.ts. Empty without frequency lists. */
  commonness: readonly number[];
};

/**
 * Packs words into a text with one line per word. 200,000 objects would use five times the memory, and few words are ever used.
 */
export const packWords = (words: readonly IndexedWord[]): string =>
  words
    .map(({ base, partOfSpeech, gender, aspect, partner, isReflexive, conceptIds, firstCount, commonness }) =>
      [
        base,
        partOfSpeech,
        gender,
        aspect,
        partner,
        isReflexive ? 1 : '',
        firstCount,
        conceptIds.join(' '),
        commonness.join(' '),
      ].join('\t'),
    )
    .join('\n');

export type WordList = (place: number) => IndexedWord | undefined;

export function openWords(packed: string): WordList {
  const starts = findLines(packed);
  const opened = new Map<number, IndexedWord>();
  return (place) => {
    const known = opened.get(place);
    if (known) return known;
    const start = starts[place];
    if (start === undefined) return undefined;
    const word = readWord(packed.slice(start, (starts[place + 1] ?? packed.length + 1) - 1));
    opened.set(place, word);
    return word;
  };
}

/** The start offset of each line. */
export function findLines(text: string): Int32Array {
  if (text === '') return new Int32Array();
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return Int32Array.from(starts);
}

function readWord(line: string): IndexedWord {
  const [base = '', partOfSpeech, gender, aspect, partner, isReflexive, firstCount, conceptIds = '', commonness = ''] =
    line.split('\t');
  return {
    base,
    partOfSpeech: partOfSpeech as PartOfSpeech,
    ...(gender && { gender: gender as Gender }),
    ...(aspect && { aspect: aspect as Aspect }),
    ...(partner && { partner }),
    isReflexive: isReflexive === '1',
    firstCount: Number(firstCount),
    conceptIds: conceptIds === '' ? [] : conceptIds.split(' '),
    commonness: commonness === '' ? [] : commonness.split(' ').map(Number),
  };
}
