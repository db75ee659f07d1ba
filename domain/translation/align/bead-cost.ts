import { type ComparedTexts, sumOf, type TextColumns } from './compare-texts.ts';
import type { Bead } from './marked-sentence.ts';
import type { Band } from './plan-band.ts';
import { createSharedMarks } from './shared-marks.ts';

// The variance of a translation's length per character of its source, measured by Gale and Church.
const spread = 6.8;
const joinCost = 3;
// The cost of a sentence without a partner: more than joining it with a related sentence, less than pairing it with an
// unrelated one.
const aloneCost = 5;
const likenessWorth = 8;
const paragraphWorth = 2;

/**
 * The costs of an alignment. `longest` is the greatest number of source sentences in a bead (a group of aligned sentences).
 */
export function createCosts(texts: ComparedTexts, band: Band, longest: number) {
  const { source, translation } = texts;
  const growth = guessGrowth(source, translation);
  const worthOfParagraph = paragraphWorth * evennessOf(source.paragraphCount, translation.paragraphCount);
  const countShared = createSharedMarks(texts, band, longest);
  return {
    ofBead(bead: Bead) {
      const { s, t, sources, translations } = bead;
      if (sources === 0 || translations === 0) return aloneCost;
      const length = sumOf(source.lengthSums, s, sources);
      const otherLength = sumOf(translation.lengthSums, t, translations);
      const surprise = (otherLength - length * growth) / Math.sqrt(Math.max(1, length) * spread);
      const marks = sumOf(source.markSums, s, sources);
      const otherMarks = sumOf(translation.markSums, t, translations);
      // Without any marks to compare, the score is neutral.
      const likeness =
        marks === 0 || otherMarks === 0 ? 0.5 : Math.min(1, (2 * countShared(bead)) / (marks + otherMarks));
      const count = sources + translations;
      // Counted per sentence, so that joining sentences does not reduce the penalty.
      const unlikeness = ((1 - likeness) * count) / 2;
      return Math.min(surprise * surprise, 30) / 2 + (count - 2) * joinCost + likenessWorth * unlikeness;
    },
    /** The discount for a bead that begins with sentences s and t, if both begin a paragraph. */
    worthOfPlace: (s: number, t: number) =>
      source.openings[s] === 1 && translation.openings[t] === 1 ? worthOfParagraph : 0,
  };
}

// Between any two of the seven languages, a complete translation rarely grows or shrinks by more than this factor.
const mostGrowth = 1.25;

/**
 * The length of the translation relative to its source, limited to the expected range. A ratio outside this range means that
 * a part of one text is missing in the other.
 */
function guessGrowth(source: TextColumns, translation: TextColumns) {
  const ratio = (translation.lengthSums.at(-1) ?? 0) / Math.max(1, source.lengthSums.at(-1) ?? 0);
  return Math.min(mostGrowth, Math.max(1 / mostGrowth, ratio));
}

/**
 * How much common paragraph starts count: 1 if both texts have the same number of paragraphs, and less the more the numbers
 * differ.
 */
const evennessOf = (own: number, other: number) => (Math.min(own, other) / Math.max(own, other, 1)) ** 2;
