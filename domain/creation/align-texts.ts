/** A sentence with what tells it from others in any language: the concepts, numbers and names it holds. */
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
 * Pairs the sentences of two texts in their order, by length and marks. Where one side has more they are joined, and what
 * the other side lacks stands beside nothing.
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
  // A pair belongs to the paragraph its source begins in.
  const placeOf = ({ s }: Bead) => Math.min(s, sentences.length - 1);
  const byParagraph = ends.map((end, index) =>
    beads.filter((bead) => placeOf(bead) < end && placeOf(bead) >= (ends[index - 1] ?? 0)),
  );
  return byParagraph
    .filter(({ length }) => length > 0)
    .map((group) => group.map((bead) => toPair(bead, sentences, other)));
}

// Between any two of the seven languages a whole translation is hardly ever longer or shorter than that.
const mostGrowth = 1.25;

/** How much longer the translation is; one that is far too short or long for the text has parts of it only. */
const guessGrowth = (source: Sentences, translation: Sentences) =>
  Math.min(mostGrowth, Math.max(1 / mostGrowth, lengthOf(translation) / Math.max(1, lengthOf(source))));

/** From sentence s on so many of the source stand beside so many of the translation, from t on. */
interface Bead {
  s: number;
  t: number;
  sources: number;
  translations: number;
}

/** The cheapest way through both texts. */
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
        const place = (s + sources) * width + t + translations;
        if (cost >= (costs[place] ?? 0)) continue;
        costs[place] = cost;
        arrivals.set(place, bead);
      }
    }
  }
  return walkBack(source.length, translation.length, arrivals);
}

function walkBack(sources: number, translations: number, arrivals: ReadonlyMap<number, Bead>): Bead[] {
  const beads: Bead[] = [];
  for (let [s, t] = [sources, translations]; s > 0 || t > 0; ) {
    // No way found leaves the rest as one pair, for its author to part.
    const bead = arrivals.get(s * (translations + 1) + t) ?? { s: 0, t: 0, sources: s, translations: t };
    beads.push(bead);
    [s, t] = [bead.s, bead.t];
  }
  return beads.reverse();
}

/** How many sentences one may be translated by: more than three only where the counts leave no other way. */
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

/** Translations keep to the order, so no pair of two whole texts is far from the diagonal. */
function createBand(source: Sentences, translation: Sentences) {
  const growth = lengthOf(translation) / Math.max(1, lengthOf(source));
  const areWhole = growth < mostGrowth && growth > 1 / mostGrowth;
  return (s: number, t: number) =>
    areWhole && Math.abs(s / source.length - t / translation.length) > 0.1 + 10 / source.length;
}

// The variance of a translation's length per character of its source, as Gale and Church measured it.
const spread = 6.8;
const joinCost = 3;
// Dearer than joining it where it might belong, cheaper than a partner it has nothing in common with.
const aloneCost = 6;
const likenessWorth = 8;

function createCost(source: Sentences, translation: Sentences, growth: number) {
  const sumOf = createSums(source, translation);
  return ({ s, t, sources, translations }: Bead) => {
    if (sources === 0 || translations === 0) return aloneCost;
    const own = sumOf.source(s, sources);
    const other = sumOf.translation(t, translations);
    const surprise = (other.length - own.length * growth) / Math.sqrt(Math.max(1, own.length) * spread);
    const most = Math.max(own.marks, other.marks);
    // Nothing to compare is neither for nor against.
    const likeness =
      own.marks === 0 || other.marks === 0 ? 0.5 : Math.min(1, sumOf.shared({ s, t, sources, translations }) / most);
    const count = sources + translations;
    // Per sentence, so that joining is no way to be unlike only once.
    const unlikeness = ((1 - likeness) * count) / 2;
    return Math.min(surprise * surprise, 30) / 2 + (count - 2) * joinCost + likenessWorth * unlikeness;
  };
}

/** Lengths and marks of neighbouring sentences, and what two sentences share, each counted once. */
function createSums(source: Sentences, translation: Sentences) {
  const shared = new Map<number, number>();
  const sharedBy = (s: number, t: number) => {
    const place = s * translation.length + t;
    const known = shared.get(place) ?? source[s]?.marks.intersection(translation[t]?.marks ?? new Set()).size ?? 0;
    shared.set(place, known);
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
