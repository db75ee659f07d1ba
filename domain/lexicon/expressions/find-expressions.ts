import type { Analysis } from '../forms/analysis.ts';
import type { ExpressionMatch } from '../read-sentence.ts';
import type { ExpressionEntry } from './expression-list.ts';
import {
  differsInPronoun,
  isVerbal,
  type PlacedWord,
  precedesInfinitive,
  type Search,
  verbOf,
} from './expression-verbs.ts';
import { fitsClass } from './word-sets.ts';

const widestGap = 14;

/** All possible matches of expressions in a sentence, longest expressions first. */
export function findExpressions(search: Search): ExpressionMatch[] {
  const { words, index } = search;
  const keys = words.map(({ form, analyses }) => [form, ...verbKeys(analyses)]);
  const known = new Set(keys.flat());
  const matches: ExpressionMatch[] = [];
  const addOpenedBy = (opening: string, position: number) => {
    for (const entry of index.expressions.get(opening) ?? [])
      if (hasAllParts(entry, known)) matches.push(...matchParts(search, entry, position));
  };
  for (const position of words.keys())
    for (const first of keys[position] ?? []) {
      addOpenedBy(first, position);
      if (!index.expressions.opensPair(first)) continue;
      for (const next of keys[position + 1] ?? []) addOpenedBy(`${first} ${next}`, position);
      const skipped = countAdverbs(search, first, position);
      if (skipped > 0) for (const next of keys[position + 1 + skipped] ?? []) addOpenedBy(`${first} ${next}`, position);
    }
  return matches.sort((a, b) => b.words.length - a.words.length);
}

/** Whether the sentence has all words of the expression, in any order. Most expressions are rejected here. */
const hasAllParts = ({ parts }: ExpressionEntry, keys: ReadonlySet<string>): boolean =>
  parts.every((part) => part.every((item) => keys.has(item) || item.startsWith('#')));

/** Search keys for verbs: “=sit” for “sat”. */
function verbKeys(analyses: readonly Analysis[]): readonly string[] {
  const known = keysOfAnalyses.get(analyses);
  if (known) return known;
  const verbs = analyses.filter(({ word }) => word.partOfSpeech === 'verb');
  const keys = [...new Set(verbs.map(({ word }) => `=${plainBase(word.base)}`))];
  keysOfAnalyses.set(analyses, keys);
  return keys;
}

/** Cache by list of analyses. The analyses of a form are cached too, so the same list is looked up often. */
const keysOfAnalyses = new WeakMap<readonly Analysis[], readonly string[]>();

const plainBase = (base: string) =>
  base
    .toLowerCase()
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aei])rsi$/, 're');

function matchParts(search: Search, entry: ExpressionEntry, position: number): ExpressionMatch[] {
  const { conceptId, base, parts } = entry;
  const [firstPart = [], ...laterParts] = parts;
  const isWhole = standsAt(search, firstPart, position);
  const skipped = isWhole ? 0 : countAdverbsInside(search, firstPart, position);
  if (!isWhole && skipped === 0) return [];
  let found = [[position, ...wordsFrom(position + 1 + skipped, firstPart.length - 1)]];
  for (const part of laterParts)
    found = found.flatMap((words) => {
      const last = words.at(-1) ?? position;
      return findStarts(search, part, last).map((start) => [...words, ...wordsFrom(start, part.length)]);
    });
  return found
    .filter(
      (words) =>
        isVerbal(search, entry, verbOf(search, entry, words)) &&
        (!entry.isBeforeInfinitive || precedesInfinitive(search, words.at(-1) ?? position)),
    )
    .map((words) => ({
      conceptId,
      base,
      words,
      hasGap: (words.at(-1) ?? 0) - position - skipped >= words.length,
      endsClause: endsClause(search, words.at(-1) ?? position),
      differsInPronoun: differsInPronoun(search, entry, verbOf(search, entry, words)),
    }));
}

/**
 * French adverbs that may stand between a verb and the rest of its expression: “alors” in “font alors appel à” (then call
 * on).
 */
const adverbInside =
  /^(?:alors|aussi|également|donc|toujours|souvent|encore|ainsi|déjà|enfin|parfois|rapidement|ensuite|finalement|désormais|cependant|toutefois|notamment|immédiatement|bientôt|longtemps|surtout|maintenant|aujourd’hui|plutôt|davantage|\p{L}{3,}[aeéiu]m?ment)$/u;
/**
 * Italian adverbs that may stand between a verb and the rest of its expression: “quindi” in “si tratta quindi di” (so it is
 * about).
 */
const italianAdverbInside =
  /^(?:anche|ancora|sempre|spesso|ben|quindi|però|inoltre|infatti|invece|soltanto|solo|ora|oggi|già|mai|poi|subito|davvero|dunque|pure|comunque|ormai|infine|\p{L}{3,}mente)$/u;
/**
 * Portuguese adverbs that may stand between a verb and the rest of its expression: “ainda” in “conta ainda com” (still
 * counts on).
 */
const portugueseAdverbInside =
  /^(?:ainda|também|já|apenas|só|sempre|igualmente|sobretudo|portanto|então|assim|afinal|nunca|logo|finalmente|\p{L}{3,}mente)$/u;
const negation = /^(?:pas|plus|jamais)$/;
const frenchPreposition = /^(?:de|d’|du|des|à|aux?|en|sur|dans|par|pour|avec|chez|sous|contre|entre)$/;

/**
 * Counts the adverbs that follow this Romance verb. After a French negation, none are counted before a preposition: in
 * “n’est pas à Paris” (is not in Paris), “à” does not belong to the verb.
 */
const countAdverbs = ({ words, language }: Search, key: string, position: number): number => {
  if (!key.startsWith('=')) return 0;
  const [next = '', second = '', third = ''] = words.slice(position + 1, position + 4).map(({ form }) => form);
  if (language === 'it') return Number(italianAdverbInside.test(next));
  if (language === 'pt') return Number(portugueseAdverbInside.test(next));
  if (language !== 'fr') return 0;
  const isNegation = negation.test(next);
  if (!isNegation && !adverbInside.test(next)) return 0;
  // French “ne fait toujours pas partie de” (is still not part of) has two adverbs after the verb: “toujours” and “pas”.
  if (isNegation ? adverbInside.test(second) : negation.test(second)) return frenchPreposition.test(third) ? 0 : 2;
  return isNegation && frenchPreposition.test(second) ? 0 : 1;
};

/**
 * The number of adverbs between the first and the second word of this part. 0 if the part does not occur here with
 * adverbs inside.
 */
const countAdverbsInside = (search: Search, [verb = '', ...others]: readonly string[], position: number): number => {
  const skipped = others.length > 0 ? countAdverbs(search, verb, position) : 0;
  const isMatch =
    skipped > 0 &&
    standsAt(search, [verb], position) &&
    /^\s*$/.test(textAfter(search, position)) &&
    standsAt(search, others, position + 1 + skipped);
  return isMatch ? skipped : 0;
};

/** Whether punctuation or the end of the sentence follows. */
const endsClause = (search: Search, position: number) =>
  position === search.words.length - 1 ||
  /^\p{P}|^\s*–/u.test(textAfter(search, position)) ||
  // In German, a conjunction such as “und” (and) also ends the clause: “macht Spaß und ist gesund” (is fun and is healthy).
  (search.language === 'de' && /^(?:und|oder|aber)$/.test(search.words[position + 1]?.form ?? ''));

// `wordsFrom`, `findStarts` and `standsAt` use plain loops, because the search spends most of its time in them.

function wordsFrom(start: number, count: number): number[] {
  const positions: number[] = [];
  for (let index = 0; index < count; index++) positions.push(start + index);
  return positions;
}

/** The positions after `last` at which `part` follows in the same clause. */
function findStarts(search: Search, part: readonly string[], last: number): number[] {
  const starts: number[] = [];
  // In German, the match must not continue after a comma: in “ob er verlängert wird, steht fest” (whether it will be
  // extended is certain), “fest” does not belong to “wird”.
  if (search.language === 'de' && /^,/.test(textAfter(search, last))) return starts;
  const end = Math.min(last + widestGap, search.words.length - part.length);
  for (let start = last + 1; start <= end; start++)
    if (standsAt(search, part, start) && !crossesClause(search, last, start)) starts.push(start);
  return starts;
}

/** Whether the words of `part` are at this position, with only spaces or hyphens between them. */
function standsAt(search: Search, part: readonly string[], position: number): boolean {
  for (let index = 0; index < part.length; index++) {
    if (!fits(part[index] ?? '', search.words[position + index])) return false;
    if (index > 0 && !/^[\s-]*$/.test(textAfter(search, position + index - 1))) return false;
  }
  return true;
}

function fits(item: string, word: PlacedWord | undefined): boolean {
  if (word === undefined) return false;
  if (item.startsWith('=')) return verbKeys(word.analyses).includes(item);
  return item.startsWith('#') ? fitsClass(item, word.form) : word.form === item;
}

function crossesClause(search: Search, from: number, to: number): boolean {
  const gap = search.sentence.slice(search.words[from]?.end, search.words[to]?.start);
  // The full stop of “am 1. Januar” (on 1 January) ends no sentence.
  return /(?<!\d)\.|[;:?!–—]/.test(gap);
}

const textAfter = ({ sentence, words }: Search, position: number) =>
  sentence.slice(words[position]?.end, words[position + 1]?.start);
