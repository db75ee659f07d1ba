import { type Language, languages } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import type { Concept, WordEntry } from './concept.ts';
import { createDerivedFinder } from './derived-placement-words.ts';
import { isRecognisable } from './is-recognisable.ts';
import type { RankedWord } from './ranked-word.ts';

interface Asked {
  concepts: readonly Concept[];
  language: Language;
  ranked: readonly RankedWord[];
  /** Ids of concepts. */
  excluded: ReadonlySet<string>;
}

/** Hints that mark coarse and offensive words, in all languages. */
const unfitHint =
  /^(?:vulg|volgare|derb|abwertend|despectivo|spregiativo|insult|injure$|offensive|(?:lahko )?žaljiv|sexu|sessu)/;

/** `alikeIn`: the languages whose readers recognise the word, because their word for it is spelled nearly alike. */
export interface PlacementWord {
  word: string;
  alikeIn: readonly Language[];
}

/**
 * The frequent words that a placement test may show: base forms with a meaning, without names, abbreviations, offensive
 * words and words that can be worked out from a commoner word.
 */
export function listPlacementWords({ concepts, language, ranked, excluded }: Asked): PlacementWord[] {
  const listed = new Map<string, Concept[]>();
  const unfit = new Set<string>();
  for (const concept of concepts) {
    const isExcluded = excluded.has(concept.id) || Object.values(concept.words).some(({ hint }) => isUnfitHint(hint));
    for (const entry of concept.words[language].entries) {
      const key = `${entry.base} ${entry.partOfSpeech}`;
      listed.set(key, [...(listed.get(key) ?? []), concept]);
      if (isExcluded || isUnfitHint(entry.hint) || isNameLike(entry)) unfit.add(entry.base.toLowerCase());
    }
  }
  const spelledIn = perLanguage(
    (other) => new Set(concepts.flatMap(({ words }) => words[other].entries.map(({ base }) => base))),
  );
  const isDerived = createDerivedFinder(ranked, language);
  const isPlural = createPluralFinder(concepts, language);
  const words = new Map<string, Concept[]>();
  for (const { base, partOfSpeech } of ranked) {
    const meanings = listed.get(`${base} ${partOfSpeech}`);
    if (meanings && !unfit.has(base.toLowerCase())) words.set(base, [...(words.get(base) ?? []), ...meanings]);
  }
  return [...words]
    .filter(([word]) => !isDerived(word) && !isPlural(word) && (language === 'de' || !/\p{Lu}/u.test(word)))
    .map(([word, meanings]) => ({ word, alikeIn: findAlike(word, meanings, { language, spelledIn }) }));
}

/** The same spelling in two languages usually means the same in words of at least this length, for example “siesta”. */
const shortestShared = 5;

interface Compared {
  language: Language;
  /** The base forms of each language. */
  spelledIn: PerLanguage<ReadonlySet<string>>;
}

const findAlike = (word: string, meanings: readonly Concept[], { language, spelledIn }: Compared): Language[] =>
  languages.filter(
    (other) =>
      other !== language &&
      ((word.length >= shortestShared && spelledIn[other].has(word)) ||
        meanings.some(({ words }) => words[other].entries.some(({ base }) => isRecognisable(word, base)))),
  );

/**
 * Finds plurals that have an entry of their own, such as Spanish “platos” (dishes). “gas” only looks like a plural: its
 * gender shows that it is a singular.
 */
function createPluralFinder(concepts: readonly Concept[], language: Language): (word: string) => boolean {
  const entries = concepts.flatMap(({ words }) => words[language].entries);
  const bases = new Set(entries.map(({ base }) => base));
  const singulars = new Set(
    entries.flatMap(({ base, gender }) => (gender === undefined || gender.endsWith('pl') ? [] : [base])),
  );
  return (word) => !singulars.has(word) && hasSingular(word, bases);
}

const hasSingular = (word: string, bases: ReadonlySet<string>) =>
  [/s$/, /es$/].some((ending) => ending.test(word) && word.length > 4 && bases.has(word.replace(ending, '')));

const isUnfitHint = (hint: string | undefined) => hint !== undefined && unfitHint.test(hint);

/** An abbreviation has a capital after its first letter: “DNA”, “PhD”. */
const isNameLike = ({ base, partOfSpeech }: WordEntry) => partOfSpeech === 'name' || /\p{L}\p{Lu}/u.test(base);
