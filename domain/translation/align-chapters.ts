import { alignSentences } from './align/align-sentences.ts';
import type { MarkedParagraphs, MarkedSentence } from './align/marked-sentence.ts';
import { type Pair, pairParagraphs } from './align-texts.ts';

export interface AlignedChapters {
  /** The aligned sentences, by chapter and paragraph of the source. */
  chapters: Pair[][][];
  /** Whether each chapter was aligned with the chapter of the same number. */
  areChaptersPaired: boolean;
  /** False if the texts have too little in common. */
  isTranslation: boolean;
}

type Chapters = readonly MarkedParagraphs[];

/**
 * Aligns two books. If they have the same number of chapters, and the chapters match in length and content, the books are
 * aligned chapter by chapter. Otherwise the books are aligned as a whole.
 */
export function alignChapters(source: Chapters, translation: Chapters): AlignedChapters {
  const byChapter = source.map((own, index) => ({ source: own, translation: translation[index] ?? [] }));
  const isPaired = source.length === translation.length && byChapter.every(areOfSimilarLength);
  const inChapters = isPaired ? byChapter.map(align) : [];
  if (isPaired && isTranslation(inChapters)) {
    return { chapters: inChapters.map(({ pairs }) => pairs), areChaptersPaired: true, isTranslation: true };
  }
  const whole = { source: source.flat(), translation: translation.flat() };
  if (!areOfSimilarLength(whole)) return { chapters: [], areChaptersPaired: false, isTranslation: false };
  const aligned = align(whole);
  let end = 0;
  const chapters = source.map(({ length }) => {
    end += length;
    return aligned.pairs.slice(end - length, end);
  });
  return { chapters, areChaptersPaired: false, isTranslation: isTranslation([aligned]) };
}

interface Texts {
  source: MarkedParagraphs;
  translation: MarkedParagraphs;
}

/**
 * How many times longer one text may be than the other. Beyond this, one text has chapters that the other lacks, or one text
 * is not divided into sentences.
 */
const mostUneven = 4;

function areOfSimilarLength({ source, translation }: Texts) {
  const [own, other] = [source.flat(), translation.flat()];
  return areSimilar(own.length, other.length) && areSimilar(countLetters(own), countLetters(other));
}

const areSimilar = (own: number, other: number) => own <= other * mostUneven && other <= own * mostUneven;

const countLetters = (sentences: readonly MarkedSentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);

interface Alignment {
  pairs: Pair[][];
  /**
   * `marks`: the number of concepts, numbers and names in all sentences that have a partner. `shared`: how many of these the
   * partner sentence also contains.
   */
  marks: number;
  shared: number;
}

function align(texts: Texts): Alignment {
  const [source, translation] = [texts.source.flat(), texts.translation.flat()];
  const beads = alignSentences(texts.source, texts.translation);
  let [marks, shared] = [0, 0];
  for (const bead of beads.filter(({ sources, translations }) => sources > 0 && translations > 0)) {
    const own = marksOf(source.slice(bead.s, bead.s + bead.sources));
    const other = marksOf(translation.slice(bead.t, bead.t + bead.translations));
    marks += own.size + other.size;
    shared += 2 * own.intersection(other).size;
  }
  return { pairs: pairParagraphs(texts, beads), marks, shared };
}

const marksOf = (sentences: readonly MarkedSentence[]) => new Set(sentences.flatMap(({ marks }) => [...marks]));

/**
 * The least share of marks that translations have in common. Unrelated texts share some marks by chance, such as frequent
 * words.
 */
const leastShared = 0.2;

/** Whether paired sentences share enough of their marks. Texts without marks count as translations. */
function isTranslation(alignments: readonly Alignment[]) {
  const marks = alignments.reduce((sum, alignment) => sum + alignment.marks, 0);
  return alignments.reduce((sum, alignment) => sum + alignment.shared, 0) >= marks * leastShared;
}
