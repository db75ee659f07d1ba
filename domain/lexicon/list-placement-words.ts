import type { Language } from '../language.ts';
import type { Concept, WordEntry } from './concept.ts';
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

/** The frequent words that a placement test may show: words with a meaning, without names, abbreviations and offensive words. */
export function listPlacementWords({ concepts, language, ranked, excluded }: Asked): string[] {
  const listed = new Set<string>();
  const unfit = new Set<string>();
  for (const concept of concepts) {
    const isExcluded = excluded.has(concept.id) || Object.values(concept.words).some(({ hint }) => isUnfitHint(hint));
    for (const entry of concept.words[language].entries) {
      listed.add(`${entry.base} ${entry.partOfSpeech}`);
      if (isExcluded || isUnfitHint(entry.hint) || isNameLike(entry)) unfit.add(entry.base.toLowerCase());
    }
  }
  const words = ranked.flatMap(({ base, partOfSpeech }) =>
    listed.has(`${base} ${partOfSpeech}`) && !unfit.has(base.toLowerCase()) ? [base] : [],
  );
  return [...new Set(words)];
}

const isUnfitHint = (hint: string | undefined) => hint !== undefined && unfitHint.test(hint);

/** An abbreviation has a capital after its first letter: “DNA”, “PhD”. */
const isNameLike = ({ base, partOfSpeech }: WordEntry) => partOfSpeech === 'name' || /\p{L}\p{Lu}/u.test(base);
