import type { Aspect, Gender, PartOfSpeech } from '../concept.ts';
import { openLines, type PackedLines, packLines } from '../packed/lines.ts';

/** A word of one language: its dictionary form and its concepts. */
export type IndexedWord = {
  base: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender | undefined;
  aspect?: Aspect | undefined;
  partner?: string | undefined;
  /**
   * For each concept of `conceptIds`: the Slovenian verb of the other aspect. Undefined if all concepts have the same
   * partner. “posvetiti” has different partners as “shine” and as “dedicate”.
   */
  partners?: readonly string[] | undefined;
  isReflexive: boolean;
  /** Concepts in which the word is listed first come before the others. Empty for words that occur only in expressions. */
  conceptIds: string[];
  /** In how many concepts the word is listed first. */
  firstCount: number;
  /** How often the word has each of these concepts, see concept-frequencies.ts. Empty without frequency lists. */
  commonness: readonly number[];
};

/** One line per word. */
export const packWords = (words: readonly IndexedWord[]): PackedLines =>
  packLines(
    words.map(
      ({ base, partOfSpeech, gender, aspect, partner, partners, isReflexive, conceptIds, firstCount, commonness }) =>
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
          ...(partners?.some((each) => each !== '' && each !== partner) ? [partners.join(partnerBreak)] : []),
        ].join('\t'),
    ),
  );

const partnerBreak = '|';

export type WordList = (place: number) => IndexedWord | undefined;

export function openWords(packed: PackedLines): WordList {
  const lineAt = openLines(packed);
  const opened = new Map<number, IndexedWord>();
  return (place) => {
    const known = opened.get(place);
    if (known) return known;
    const line = lineAt(place);
    if (line === undefined) return undefined;
    const word = readWord(line);
    opened.set(place, word);
    return word;
  };
}

function readWord(line: string): IndexedWord {
  const columns = line.split('\t');
  const [base = '', partOfSpeech, gender, aspect, partner, isReflexive, firstCount, conceptIds = ''] = columns;
  const [commonness = '', partners] = columns.slice(8);
  return {
    base,
    partOfSpeech: partOfSpeech as PartOfSpeech,
    ...(gender && { gender: gender as Gender }),
    ...(aspect && { aspect: aspect as Aspect }),
    ...(partner && { partner }),
    ...(partners && { partners: partners.split(partnerBreak) }),
    isReflexive: isReflexive === '1',
    firstCount: Number(firstCount),
    conceptIds: conceptIds === '' ? [] : conceptIds.split(' '),
    commonness: commonness === '' ? [] : commonness.split(' ').map(Number),
  };
}
