import type { AnnotatedWord } from './annotate.ts';
import type { Counterpart } from './counterpart.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import { isNegatedVerb } from './render-slovenian.ts';

/** The words of both versions. */
type Versions = { from: readonly AnnotatedWord[]; to: readonly AnnotatedWord[] };

/**
 * Matches prepositions by the nouns after them: in Slovenian “v soboto na morje” and German “am Samstag ans Meer” (to the sea
 * on Saturday), “v” belongs to “am”, because “soboto” belongs to “Samstag”. Their meanings alone would match “v” with “ans”.
 */
export function pairPrepositions(pairs: readonly Counterpart[], { from, to }: Versions): Counterpart[] {
  const phrases = { from: phrasesOf(from), to: phrasesOf(to) };
  const links: { from: number; to: number }[] = [];
  for (const here of phrases.from) {
    const matching = phrases.to.filter((there) =>
      pairs.some(
        (pair) =>
          pair.from.some((place) => here.objects.includes(place)) &&
          pair.to.some((place) => there.objects.includes(place)),
      ),
    );
    const [there, ...others] = matching;
    if (there && others.length === 0 && links.every((link) => link.to !== there.at))
      links.push({ from: here.at, to: there.at });
  }
  const added = links.filter(
    (link) => !pairs.some((pair) => pair.from.includes(link.from) && pair.to.includes(link.to)),
  );
  const isReplaced = (pair: Counterpart) =>
    pair.from.length === 1 &&
    pair.to.length === 1 &&
    added.some((link) => pair.from.includes(link.from) || pair.to.includes(link.to));
  const isOpen = (link: { from: number; to: number }) =>
    !pairs.some((pair) => !isReplaced(pair) && (pair.from.includes(link.from) || pair.to.includes(link.to)));
  const replacing = added.filter(isOpen);
  const kept = pairs.filter(
    (pair) =>
      !(isReplaced(pair) && replacing.some((link) => pair.from.includes(link.from) || pair.to.includes(link.to))),
  );
  return [...kept, ...replacing.map((link) => ({ from: [link.from], to: [link.to] }))];
}

/** How many words after a preposition may belong to it: “the old house of” has three after “in”. */
const widest = 4;

/** The prepositions, each with the places of the nouns, names and numerals after it. */
function phrasesOf(words: readonly AnnotatedWord[]): { at: number; objects: number[] }[] {
  return words.flatMap((word, at) => {
    if (word.expression !== undefined || !word.conceptId?.endsWith('/preposition')) return [];
    const objects: number[] = [];
    for (let place = at + 1; place <= Math.min(at + widest, words.length - 1); place += 1) {
      const [part, next] = [partOf(words[place]), words[place]];
      const isApart = (next?.start ?? 0) - (words[place - 1]?.end ?? 0) > 1;
      if (isApart || next === undefined || /^(?:preposition|verb|conjunction|particle)$/.test(part)) break;
      if (/^(?:noun|name|numeral)$/.test(part)) objects.push(place);
      if (/^(?:noun|name)$/.test(part)) break;
    }
    return objects.length > 0 ? [{ at, objects }] : [];
  });
}

const partOf = (word: AnnotatedWord | undefined): string =>
  /\/(\w+)$/.exec(word?.ownConceptId ?? word?.conceptId ?? '')?.[1] ?? '';

/** Words that negate a verb or its object: German “kein” in “ich habe kein Geld” (I have no money). */
const negation =
  /^(?:not|no|n’t|don’t|doesn’t|didn’t|haven’t|hasn’t|won’t|wouldn’t|never|nicht|kein(?:e[mnrs]?)?|não|non|ne|n’|pas)$/;
const reach = 5;

/**
 * Adds the negation of the other version to a Slovenian verb that contains it: “nimam denarja” (I have no money) belongs to
 * “habe” and “kein” in “ich habe kein Geld”.
 */
export function addNegations(pairs: readonly Counterpart[], { from, to }: Versions): Counterpart[] {
  const taken = { from: new Set(pairs.flatMap((pair) => pair.from)), to: new Set(pairs.flatMap((pair) => pair.to)) };
  const isNegated = (words: readonly AnnotatedWord[], [place = -1, ...others]: readonly number[]) =>
    others.length === 0 && words[place] !== undefined && isNegatedVerb(words[place]);
  const extended = (words: readonly AnnotatedWord[], places: readonly number[], used: ReadonlySet<number>) => {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const near = [...words.keys()]
      .filter((place) => !used.has(place) && place >= first - 2 && place <= last + reach)
      .filter((place) => negation.test(normaliseForm(words[place]?.text ?? '')));
    // French has two words: “n’ai pas” (have not).
    return [...places, ...near.slice(0, 2)].sort((a, b) => a - b);
  };
  return pairs.map((pair) => {
    if (isNegated(from, pair.from)) return { from: pair.from, to: extended(to, pair.to, taken.to) };
    return isNegated(to, pair.to) ? { from: extended(from, pair.from, taken.from), to: pair.to } : pair;
  });
}
