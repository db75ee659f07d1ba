import type { Language } from '../language.ts';
import type { AnnotatedSentence, AnnotatedWord } from './annotate.ts';
import type { Counterpart } from './counterpart.ts';
import { analyseForm } from './forms/analyse-form.ts';
import { normaliseForm, splitForm } from './forms/normalise-form.ts';
import type { Lexicon } from './lexicon.ts';
import { addNegations, pairPrepositions } from './pair-neighbours.ts';
import { isNegatedVerb } from './render-slovenian.ts';
import { kinOf } from './weigh/kin.ts';

type Direction = { from: Language; to: Language };

/** One word or all words of one expression. `at` is the relative position in the sentence, from 0 to 1. */
type Unit = { conceptId: string | undefined; words: number[]; at: number };

/**
 * Matches the words of two versions: first words with the same concept (the nearest one), then words that occur in the
 * explanation of a concept, then words with related concepts. Prepositions follow the nouns after them.
 */
export function counterparts(annotation: AnnotatedSentence, { from, to }: Direction, lexicon: Lexicon): Counterpart[] {
  const fromWords = annotation[from] ?? [];
  const toWords = annotation[to] ?? [];
  const units = { from: collectUnits(fromWords), to: collectUnits(toWords) };
  const fromUnits = asNegated(units.from, fromWords, units.to);
  const toUnits = asNegated(units.to, toWords, units.from);
  const pairs = pairConcepts(fromUnits, toUnits, (conceptId) => conceptId);
  const renderedTo = pairRenderings({
    units: unpaired(fromUnits, pairs, 'from'),
    words: toWords,
    taken: pairs.flatMap((pair) => pair.to),
    language: to,
    lexicon,
  });
  pairs.push(...renderedTo.map(({ unit, words }) => ({ from: unit.words, to: words })));
  const renderedFrom = pairRenderings({
    units: unpaired(toUnits, pairs, 'to'),
    words: fromWords,
    taken: pairs.flatMap((pair) => pair.from),
    language: from,
    lexicon,
  });
  pairs.push(...renderedFrom.map(({ unit, words }) => ({ from: words, to: unit.words })));
  pairs.push(...pairConcepts(unpaired(fromUnits, pairs, 'from'), unpaired(toUnits, pairs, 'to'), kinOf));
  const open = { from: unpaired(fromUnits, pairs, 'from'), to: unpaired(toUnits, pairs, 'to') };
  if (from === 'sl') pairs.push(...pairReflexive(open.from, fromWords, open.to, lexicon));
  if (to === 'sl')
    pairs.push(
      ...pairReflexive(open.to, toWords, open.from, lexicon).map((pair) => ({ from: pair.to, to: pair.from })),
    );
  const versions = { from: fromWords, to: toWords };
  return addNegations(pairPrepositions(pairs, versions), versions).sort((a, b) => (a.from[0] ?? 0) - (b.from[0] ?? 0));
}

function collectUnits(words: readonly AnnotatedWord[]): Unit[] {
  const units = new Map<number, Unit>();
  for (const [index, { conceptId, expression }] of words.entries()) {
    const first = expression ?? index;
    const unit = units.get(first) ?? { conceptId, words: [], at: (first + 0.5) / words.length };
    units.set(first, { ...unit, words: unit.words.includes(index) ? unit.words : [...unit.words, index] });
  }
  return [...units.values()];
}

/** Slovenian “nočem” (I do not want) belongs to an expression such as German “nicht wollen”, if there is one. */
function asNegated(units: readonly Unit[], words: readonly AnnotatedWord[], others: readonly Unit[]): readonly Unit[] {
  if (!others.some(({ conceptId }) => conceptId === 'not-want/expression')) return units;
  return units.map((unit) => {
    const word = words[unit.words[0] ?? -1];
    const isNegated = word && unit.conceptId === 'want/verb' && isNegatedVerb(word);
    return isNegated ? { ...unit, conceptId: 'not-want/expression' } : unit;
  });
}

/**
 * Pairs Slovenian reflexive verbs by the meanings of the plain verb: “verloren” (lost) is a translation of “izgubiti” (lose),
 * and also of “izgubiti se” (get lost).
 */
function pairReflexive(
  units: readonly Unit[],
  words: readonly AnnotatedWord[],
  others: readonly Unit[],
  lexicon: Lexicon,
): Counterpart[] {
  return units.flatMap((unit) => {
    const base = words[unit.words[0] ?? -1]?.analysis?.word.base ?? '';
    if (unit.words.length > 1 || !/ s[ei]$/.test(base)) return [];
    const form = base.replace(/ s[ei]$/, '');
    const plain = analyseForm({ form, language: 'sl', index: lexicon.languages.sl });
    const conceptIds = plain.flatMap(({ word }) => (word.base === form ? word.conceptIds : []));
    const [other, ...further] = others.filter(({ conceptId = '' }) => conceptIds.includes(conceptId));
    return other && further.length === 0 ? [{ from: unit.words, to: other.words }] : [];
  });
}

function pairConcepts(
  fromUnits: readonly Unit[],
  toUnits: readonly Unit[],
  keyOf: (conceptId: string) => string,
): Counterpart[] {
  const pairs: Counterpart[] = [];
  const groupUnits = (units: readonly Unit[]) => Map.groupBy(units, ({ conceptId = '' }) => keyOf(conceptId));
  const toGroups = groupUnits(toUnits);
  for (const [key, here] of groupUnits(fromUnits)) {
    if (key === '') continue;
    const there = toGroups.get(key) ?? [];
    if (here.length === there.length) {
      for (const [index, unit] of here.entries()) pairs.push({ from: unit.words, to: there[index]?.words ?? [] });
      continue;
    }
    const byDistance = here
      .flatMap((unit) => there.map((other) => ({ unit, other, distance: Math.abs(unit.at - other.at) })))
      .sort((a, b) => a.distance - b.distance);
    const taken = new Set<Unit>();
    for (const { unit, other } of byDistance) {
      if (taken.has(unit) || taken.has(other)) continue;
      pairs.push({ from: unit.words, to: other.words });
      taken.add(unit).add(other);
    }
  }
  return pairs;
}

function unpaired(units: readonly Unit[], pairs: readonly Counterpart[], side: 'from' | 'to'): Unit[] {
  const paired = new Set(pairs.flatMap((pair) => pair[side]));
  return units.filter((unit) => !unit.words.some((word) => paired.has(word)));
}

type Rendered = {
  units: readonly Unit[];
  words: readonly AnnotatedWord[];
  taken: readonly number[];
  language: Language;
  lexicon: Lexicon;
};

/**
 * Pairs a word with several words of the translation: English has no single word for Spanish “del”, but the lexicon renders
 * it as “of the”.
 */
function pairRenderings({ units, words, taken, language, lexicon }: Rendered): { unit: Unit; words: number[] }[] {
  const used = new Set(taken);
  return units.flatMap((unit) => {
    const rendering = lexicon.concepts.get(unit.conceptId ?? '')?.words[language];
    if (!rendering?.isRenderingOnly) return [];
    // An explanation may list several meanings, such as “of the, from the”.
    const alternatives = rendering.word.split(', ').map((text) => splitForm(text, language));
    const found = alternatives
      .flatMap((forms) =>
        words
          .map((_, start) => forms.map((_, index) => start + index))
          .filter((place) =>
            place.every((word, index) => !used.has(word) && normaliseForm(words[word]?.text ?? '') === forms[index]),
          ),
      )
      .sort((a, b) => distance(a, unit, words.length) - distance(b, unit, words.length))[0];
    if (!found?.length) return [];
    for (const word of found) used.add(word);
    return [{ unit, words: found }];
  });
}

const distance = (place: readonly number[], unit: Unit, wordCount: number) =>
  Math.abs(((place[0] ?? 0) + 0.5) / wordCount - unit.at);
