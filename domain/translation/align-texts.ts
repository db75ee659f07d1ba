/** A sentence with language-independent features: the concepts, numbers and names it contains. */
export interface MarkedSentence {
  text: string;
  marks: ReadonlySet<string>;
}

export interface Pair {
  source: string;
  translation: string;
}

type Sentences = readonly MarkedSentence[];

/**
 * Aligns the sentences of two texts in order, by length and shared marks. Joins sentences where one side has more, and
 * leaves a sentence without a partner if the other side lacks it.
 */
export function alignTexts(source: readonly Sentences[], translation: readonly Sentences[]): Pair[][] {
  const growth = guessGrowth(source.flat(), translation.flat());
  if (source.length === translation.length) {
    return source.map((sentences, index) => {
      const other = translation[index] ?? [];
      return alignSentences(sentences, other, growth).map((bead) => toPair(bead, sentences, other));
    });
  }
  const [sentences, other] = [source.flat(), translation.flat()];
  const beads = alignSentences(sentences, other, growth);
  const ends = source.map((_, index) => source.slice(0, index + 1).flat().length);
  // A pair belongs to the paragraph in which its source starts.
  const startOf = ({ s }: Bead) => Math.min(s, sentences.length - 1);
  const byParagraph = ends.map((end, index) =>
    beads.filter((bead) => startOf(bead) < end && startOf(bead) >= (ends[index - 1] ?? 0)),
  );
  return byParagraph
    .filter(({ length }) => length > 0)
    .map((group) => group.map((bead) => toPair(bead, sentences, other)));
}

/** Aligns two lists of lines, as groups of indexes. */
export const alignLines = (source: Sentences, translation: Sentences): Bead[] =>
  alignSentences(source, translation, guessGrowth(source, translation));

// Between any two of the seven languages, a complete translation rarely grows or shrinks by more than this factor.
const mostGrowth = 1.25;

/** Length ratio of the translation. A translation far outside the expected range covers only part of the text. */
const guessGrowth = (source: Sentences, translation: Sentences) =>
  Math.min(mostGrowth, Math.max(1 / mostGrowth, lengthOf(translation) / Math.max(1, lengthOf(source))));

/** An aligned group: `sources` source sentences from index s, and `translations` translated sentences from index t. */
interface Bead {
  s: number;
  t: number;
  sources: number;
  translations: number;
}

/** Dynamic programming: finds the alignment with the lowest total cost. */
function alignSentences(source: Sentences, translation: Sentences, growth: number): Bead[] {
  const shapes = beadShapes(mostInOne(source.length, translation.length));
  const costOf = createCost(source, translation, growth);
  const isFarOff = createBand(source, translation);
  const width = translation.length + 1;
  const costs = new Float64Array((source.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const arrivals = new Map<number, Bead>();
  costs[0] = 0;
  for (let s = 0; s <= source.length; s++) {
    for (let t = 0; t <= translation.length; t++) {
      const before = costs[s * width + t] ?? Number.POSITIVE_INFINITY;
      if (before === Number.POSITIVE_INFINITY || isFarOff(s, t)) continue;
      for (const [sources, translations] of shapes) {
        if (s + sources > source.length || t + translations > translation.length) continue;
        const bead = { s, t, sources, translations };
        const cost = before + costOf(bead);
        const cell = (s + sources) * width + t + translations;
        if (cost >= (costs[cell] ?? 0)) continue;
        costs[cell] = cost;
        arrivals.set(cell, bead);
      }
    }
  }
  return walkBack(source.length, translation.length, arrivals);
}

function walkBack(sources: number, translations: number, arrivals: ReadonlyMap<number, Bead>): Bead[] {
  const beads: Bead[] = [];
  for (let [s, t] = [sources, translations]; s > 0 || t > 0; ) {
    // If there is no path, the rest becomes one pair, which the author can split.
    const bead = arrivals.get(s * (translations + 1) + t) ?? { s: 0, t: 0, sources: s, translations: t };
    beads.push(bead);
    [s, t] = [bead.s, bead.t];
  }
  return beads.reverse();
}

/** The maximum number of sentences that may translate one sentence: more than three only if the counts require it. */
const mostInOne = (sources: number, translations: number) =>
  Math.max(3, Math.ceil(Math.max(sources / Math.max(1, translations), translations / Math.max(1, sources))) + 1);

const beadShapes = (most: number): [number, number][] => [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
  ...Array.from({ length: most - 1 }, (_, more): [number, number] => [1, more + 2]),
  ...Array.from({ length: most - 1 }, (_, more): [number, number] => [more + 2, 1]),
];

/** Limits the search to a band around the diagonal: translations keep the order, so no pair is far from it. */
function createBand(source: Sentences, translation: Sentences) {
  const growth = lengthOf(translation) / Math.max(1, lengthOf(source));
  const areWhole = growth < mostGrowth && growth > 1 / mostGrowth;
  return (s: number, t: number) =>
    areWhole && Math.abs(s / source.length - t / translation.length) > 0.1 + 10 / source.length;
}

// The variance of a translation's length per character of its source, measured by Gale and Church.
const spread = 6.8;
const joinCost = 3;
// More expensive than joining a related sentence, cheaper than pairing an unrelated one.
const aloneCost = 5;
const likenessWorth = 8;

function createCost(source: Sentences, translation: Sentences, growth: number) {
  const sumOf = createSums(source, translation);
  return ({ s, t, sources, translations }: Bead) => {
    if (sources === 0 || translations === 0) return aloneCost;
    const own = sumOf.source(s, sources);
    const other = sumOf.translation(t, translations);
    const surprise = (other.length - own.length * growth) / Math.sqrt(Math.max(1, own.length) * spread);
    const average = (own.marks + other.marks) / 2;
    // If one side has no marks to compare, the score is neutral.
    const likeness =
      own.marks === 0 || other.marks === 0 ? 0.5 : Math.min(1, sumOf.shared({ s, t, sources, translations }) / average);
    const count = sources + translations;
    // Counted per sentence, so that joining sentences does not reduce the penalty.
    const unlikeness = ((1 - likeness) * count) / 2;
    return Math.min(surprise * surprise, 30) / 2 + (count - 2) * joinCost + likenessWorth * unlikeness;
  };
}

/** Caches sums over adjacent sentences: their lengths, their marks, and the marks that they share with the other side. */
function createSums(source: Sentences, translation: Sentences) {
  const shared = new Map<number, number>();
  const sharedBy = (s: number, t: number) => {
    const cell = s * translation.length + t;
    const known = shared.get(cell) ?? source[s]?.marks.intersection(translation[t]?.marks ?? new Set()).size ?? 0;
    shared.set(cell, known);
    return known;
  };
  const sum = (sentences: Sentences) => (from: number, count: number) => {
    let [length, marks] = [0, 0];
    for (let at = from; at < from + count; at++) {
      length += sentences[at]?.text.length ?? 0;
      marks += sentences[at]?.marks.size ?? 0;
    }
    return { length, marks };
  };
  return {
    source: sum(source),
    translation: sum(translation),
    shared({ s, t, sources, translations }: Bead) {
      let count = 0;
      for (let i = s; i < s + sources; i++) for (let j = t; j < t + translations; j++) count += sharedBy(i, j);
      return count;
    },
  };
}

const toPair = ({ s, t, sources, translations }: Bead, source: Sentences, translation: Sentences): Pair => ({
  source: join(source.slice(s, s + sources)),
  translation: join(translation.slice(t, t + translations)),
});

const join = (sentences: Sentences) => sentences.map(({ text }) => text).join(' ');

const lengthOf = (sentences: Sentences) => sentences.reduce((sum, { text }) => sum + text.length, 0);
