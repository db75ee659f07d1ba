import type { Language } from '../language.ts';
import { languages } from '../language.ts';

export type SentenceVersions = Partial<Record<Language, string>>;

/**
 * For each sentence of a text, returns the index of its counterpart after the text was edited. Sentences unchanged in at
 * least one language are matched (longest common subsequence). An unmatched sentence keeps its distance from the previous
 * match, but stays before the next match. A removed sentence gets the index of the next match.
 */
export function mapSentences(before: readonly SentenceVersions[], after: readonly SentenceVersions[]): number[] {
  const matches = matchUnchanged(before, after);
  const indexes: number[] = [];
  let last = { before: -1, after: -1 };
  for (const [index] of before.entries()) {
    const match = matches.get(index);
    if (match !== undefined) {
      last = { before: index, after: match };
      indexes.push(match);
      continue;
    }
    const next = [...matches].find(([from]) => from > index)?.[1] ?? after.length;
    const isRemoved = next === last.after + 1;
    const mapped = isRemoved ? next : Math.min(last.after + index - last.before, next - 1);
    indexes.push(Math.min(mapped, after.length - 1));
  }
  return indexes;
}

/** Longest common subsequence: pairs of old and new index, both increasing, with as many unchanged versions as possible. */
export function matchUnchanged(
  before: readonly SentenceVersions[],
  after: readonly SentenceVersions[],
): Map<number, number> {
  const width = after.length + 1;
  const best = new Uint32Array((before.length + 1) * width);
  const at = (from: number, to: number) => best[from * width + to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      best[from * width + to] = Math.max(
        at(from + 1, to),
        at(from, to + 1),
        at(from + 1, to + 1) + countUnchanged(before[from], after[to]),
      );
  const matches = new Map<number, number>();
  for (let from = 0, to = 0; from < before.length && to < after.length; ) {
    const unchanged = countUnchanged(before[from], after[to]);
    if (unchanged > 0 && at(from, to) === at(from + 1, to + 1) + unchanged) {
      matches.set(from, to);
      from += 1;
      to += 1;
    } else if (at(from, to) === at(from + 1, to)) from += 1;
    else to += 1;
  }
  return matches;
}

const countUnchanged = (before: SentenceVersions = {}, after: SentenceVersions = {}) =>
  languages.filter((language) => before[language] !== undefined && before[language] === after[language]).length;
