import type { WeighedReading } from './weighed-reading.ts';

/** How close a word of one version is to the expected position of a word of another version: 1 at the expected position. */
export type Nearness = (version: number, word: number, other: number, otherWord: number) => number;

type Anchor = { here: number; there: number };

const anchorParts = ['noun', 'verb', 'adjective', 'adverb', 'name', 'numeral', 'expression'];
const leastShare = 0.6;

/**
 * How fast nearness falls with the distance. Each word between a word and its anchor (a word that both versions share) adds
 * `doubtPerWord` to the distance.
 */
const fallPerWord = 0.4;
const doubtPerWord = 0.3;
/** Added to a distance measured by relative position, because a distance to an anchor is more reliable. */
const doubtWithoutLandmark = 2;

/**
 * Finds out where a word of one version is expected in the other versions. Relative positions are a weak hint, because word
 * order differs between languages. Therefore words that both versions clearly share (not function words) serve as anchors: a
 * word just before an anchor is expected just before the same anchor in the other version.
 */
export function alignVersions(versions: readonly WeighedReading[][][]): Nearness {
  const landmarks = versions.map(findLandmarks);
  const tables = versions.map((words, version) =>
    versions.map((others, other) => {
      if (version === other) return undefined;
      const anchors: Anchor[] = [];
      for (const [kin, here] of landmarks[version] ?? []) {
        const there = landmarks[other]?.get(kin);
        if (there !== undefined) anchors.push({ here, there });
      }
      anchors.sort((a, b) => a.here - b.here);
      return tableOf(words.length, others.length, anchors);
    }),
  );
  return (version, word, other, otherWord) =>
    tables[version]?.[other]?.[word * (versions[other]?.length ?? 0) + otherWord] ?? 0;
}

function findLandmarks(words: readonly WeighedReading[][]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [word, readings] of words.entries())
    for (const { kin, part, weight } of readings) {
      if (weight < leastShare || !anchorParts.includes(part)) continue;
      if (places.has(kin)) twice.add(kin);
      places.set(kin, word);
    }
  for (const kin of twice) places.delete(kin);
  return places;
}

function tableOf(length: number, otherLength: number, anchors: readonly Anchor[]): Float32Array {
  const table = new Float32Array(length * otherLength);
  const fixed = anchors.length > 0 ? doubtWithoutLandmark : 0;
  for (let word = 0; word < length; word += 1) {
    const nearest = [anchors.find(({ here }) => here >= word), anchors.findLast(({ here }) => here <= word)].filter(
      (anchor) => anchor !== undefined,
    );
    const relative = ((word + 0.5) / length) * otherLength - 0.5;
    for (let other = 0; other < otherLength; other += 1) {
      let distance = Math.abs(other - relative) + fixed;
      for (const { here, there } of nearest) {
        const wrongSide = (other - there) * (word - here) < 0 ? 1 : 0;
        const doubt = doubtPerWord * Math.max(0, Math.abs(here - word) - 1);
        distance = Math.min(distance, Math.abs(other - there - word + here) + wrongSide + doubt);
      }
      table[word * otherLength + other] = 1 / (1 + fallPerWord * distance);
    }
  }
  return table;
}
