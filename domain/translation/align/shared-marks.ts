import type { ComparedTexts } from './compare-texts.ts';
import type { Bead } from './marked-sentence.ts';
import type { Band } from './plan-band.ts';

/** For one source sentence: prefix sums of the marks that it shares with the translated sentences from `from` on. */
interface Row {
  from: number;
  sums: Int32Array;
}

/**
 * Counts the marks that the two sides of a bead (a group of aligned sentences) share. Beads must be passed in ascending
 * order of their end, because only the latest rows are kept.
 */
export function createSharedMarks({ source, translation }: ComparedTexts, band: Band, longest: number) {
  const kept: Row[] = [];
  // The number of rows to keep: a bead reaches back by at most `longest` source sentences.
  const isKept = longest + 1;
  let next = 0;

  function createRow(s: number): Row {
    const from = band.from[Math.max(0, s - longest)] ?? 0;
    const to = band.to[Math.min(source.count, s + longest)] ?? 0;
    const sums = new Int32Array(to - from + 1);
    for (const mark of source.marks[s] ?? []) {
      const places = translation.places[mark] ?? [];
      for (let index = findFirst(places, from); index < places.length; index++) {
        const at = (places[index] ?? 0) - from + 1;
        if (at >= sums.length) break;
        sums[at] = (sums[at] ?? 0) + 1;
      }
    }
    for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0);
    return { from, sums };
  }

  return ({ s, t, sources, translations }: Bead) => {
    for (; next < s + sources; next++) kept[next % isKept] = createRow(next);
    let count = 0;
    for (let at = s; at < s + sources; at++) {
      const row = kept[at % isKept];
      if (row === undefined) continue;
      const start = t - row.from;
      count += (row.sums[start + translations] ?? 0) - (row.sums[start] ?? 0);
    }
    return count;
  };
}

/** Binary search: the index of the first number that is not below the limit. */
function findFirst(numbers: readonly number[], limit: number) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
