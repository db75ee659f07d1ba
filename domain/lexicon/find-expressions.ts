import type { ExpressionEntry, LanguageIndex } from './create-lexicon.ts';

/** An expression that the words at these indexes may form. */
export type ExpressionMatch = { conceptId: string; words: number[]; hasGap: boolean; endsClause: boolean };

type PlacedWord = { form: string; start: number; end: number };
type Search = { sentence: string; words: readonly PlacedWord[]; index: LanguageIndex };

const widestGap = 14;

/** Every place where an expression of the lexicon could stand, the longest expressions first. */
export function findExpressions(search: Search): ExpressionMatch[] {
  const { words, index } = search;
  const matches: ExpressionMatch[] = [];
  for (const [position, { form }] of words.entries())
    for (const opening of [form, `${form} ${words[position + 1]?.form}`])
      for (const entry of index.expressions.get(opening) ?? []) matches.push(...matchParts(search, entry, position));
  return matches.sort((a, b) => b.words.length - a.words.length);
}

function matchParts(search: Search, { conceptId, parts }: ExpressionEntry, position: number): ExpressionMatch[] {
  const [firstPart = [], ...laterParts] = parts;
  if (!standsAt(search, firstPart, position)) return [];
  let found = [wordsFrom(position, firstPart.length)];
  for (const part of laterParts)
    found = found.flatMap((words) => {
      const next = (words.at(-1) ?? position) + 1;
      return wordsFrom(next, widestGap)
        .filter((start) => standsAt(search, part, start) && !crossesClause(search, next - 1, start))
        .map((start) => [...words, ...wordsFrom(start, part.length)]);
    });
  return found.map((words) => ({
    conceptId,
    words,
    hasGap: (words.at(-1) ?? 0) - position >= words.length,
    endsClause: /^\p{P}|^\s*$|^\s*–/u.test(textAfter(search, words.at(-1) ?? position)),
  }));
}

const wordsFrom = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

/** Side by side, with nothing but a space or a hyphen in between. */
function standsAt(search: Search, part: readonly string[], position: number): boolean {
  return part.every(
    (form, index) =>
      search.words[position + index]?.form === form &&
      (index === 0 || /^[\s-]*$/.test(textAfter(search, position + index - 1))),
  );
}

function crossesClause(search: Search, from: number, to: number): boolean {
  const gap = search.sentence.slice(search.words[from]?.end, search.words[to]?.start);
  return /[.;:?!–—]/.test(gap);
}

const textAfter = ({ sentence, words }: Search, position: number) =>
  sentence.slice(words[position]?.end, words[position + 1]?.start);
