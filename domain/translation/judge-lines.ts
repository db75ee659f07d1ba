import type { Language } from '../language.ts';
import { findReadings } from '../lexicon/find-readings.ts';
import { analyseForm } from '../lexicon/forms/analyse-form.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { alignLines } from './align-texts.ts';
import { createMarker } from './create-marker.ts';

export interface TranslatedLines {
  from: Language;
  to: Language;
  /** In the order of the article. The translation is null where none was given. */
  lines: readonly { source: string; translation: string | null }[];
}

/**
 * Why a translation is doubtful. `copied`: not translated. `misplaced`: the translation of another line, or of several
 * lines.
 */
export type LineDoubt = 'copied' | 'misplaced';

// The share of copied words from which a line counts as not translated. A lower share may be a quotation or a title.
const leastCopied = 0.8;
// In characters. Two different lines may have the same short translation, such as the answer “Yes.”
const shortestRepeated = 20;

/** Returns for each line why its translation may be wrong; null if it looks right. */
export function judgeLines({ from, to, lines }: TranslatedLines, lexicon: Lexicon): (LineDoubt | null)[] {
  const wellPlaced = findWellPlaced({ from, to, lines }, lexicon);
  const repeated = findRepeated(lines);
  return lines.map(({ source, translation }, index) => {
    if (translation === null) return null;
    if (isCopied({ source, translation, from, to }, lexicon)) return 'copied';
    return repeated.has(translation) || !wellPlaced.has(index) ? 'misplaced' : null;
  });
}

/** The lines for which sentence alignment finds the same translation as given. */
function findWellPlaced({ from, to, lines }: TranslatedLines, lexicon: Lexicon): Set<number> {
  const given = lines.flatMap(({ translation }, index) => (translation === null ? [] : { index, translation }));
  const beads = alignLines(
    lines.map(({ source }) => source).map(createMarker(from, lexicon)),
    given.map(({ translation }) => translation).map(createMarker(to, lexicon)),
  );
  const isOwnPair = ({ s, t, sources, translations }: (typeof beads)[number]) =>
    sources === 1 && translations === 1 && given[t]?.index === s;
  return new Set(beads.filter(isOwnPair).map(({ s }) => s));
}

/** Translations that several different source lines share. */
function findRepeated(lines: TranslatedLines['lines']): Set<string> {
  const sourcesOf = new Map<string, Set<string>>();
  for (const { source, translation } of lines) {
    if (translation !== null) sourcesOf.set(translation, (sourcesOf.get(translation) ?? new Set()).add(source));
  }
  const isRepeated = ([translation, { size }]: [string, Set<string>]) =>
    size > 2 || (size === 2 && translation.length >= shortestRepeated);
  return new Set([...sourcesOf].filter(isRepeated).map(([translation]) => translation));
}

interface Copy {
  source: string;
  translation: string;
  from: Language;
  to: Language;
}

/**
 * Whether the translation repeats the words of the source. Names, numbers and words that exist in both languages do not
 * count.
 */
function isCopied({ source, translation, from, to }: Copy, lexicon: Lexicon): boolean {
  const differing = new Set(
    findReadings(source, from, lexicon)
      .words.filter(({ readings }) => readings.some(({ isAsWritten, isGuess }) => isAsWritten && !isGuess))
      .map(({ form }) => form)
      .filter((form) => analyseForm({ form, language: to, index: lexicon.languages[to] }).length === 0),
  );
  const copied = differing.intersection(
    new Set(findReadings(translation, from, lexicon).words.map(({ form }) => form)),
  );
  return copied.size > 0 && copied.size >= differing.size * leastCopied;
}
