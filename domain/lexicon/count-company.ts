import { type Language, languages } from '../language.ts';
import type { AnnotatedSentence } from './annotate.ts';
import type { Lexicon } from './create-lexicon.ts';
import { normaliseForm } from './normalise-form.ts';

/**
 * How far a language says a concept together with the others, in shares of one. “alone”: it says it where they do not, as Slovenian
 * has “je” in every past tense. “dropped”: they say it and it does not, as Slovenian leaves out “she”.
 */
export type Company = { alone: number; dropped: number };

export const unknownCompany: Company = { alone: 0.3, dropped: 0.3 };

type Tally = { words: number; aloneWords: number; said: number; leftOut: number };

/** Agreement of this many other versions is company enough. */
const enoughCompany = 4;
const enoughToExpect = 3;
/** A form with other meanings says less about where its concept stands than one that can mean nothing else. */
const ambiguousWeight = 0.3;

export function countCompany(
  sentences: readonly AnnotatedSentence[],
  language: Language,
  lexicon: Lexicon,
): Map<string, Company> {
  const tallies = new Map<string, Tally>();
  for (const sentence of sentences) {
    const versions = countVersions(sentence);
    const words = (sentence[language] ?? []).map((word) => ({
      ...word,
      claims: findClaims(word.text, language, lexicon),
    }));
    for (const { ownConceptId, expression, claims } of words) {
      if (ownConceptId === undefined || expression !== undefined) continue;
      const tally = tallyOf(tallies, ownConceptId);
      const sureness = 1 / Math.max(1, claims.size);
      const company = Math.min(1, ((versions.get(ownConceptId) ?? 1) - 1) / enoughCompany);
      tally.words += sureness;
      tally.aloneWords += (1 - company) * sureness;
    }
    for (const [conceptId, count] of versions) {
      const others = count - (words.some((word) => word.ownConceptId === conceptId) ? 1 : 0);
      if (others < enoughToExpect) continue;
      const sayings = words.filter((word) => word.claims.has(conceptId) || word.conceptId === conceptId);
      const tally = tallyOf(tallies, conceptId);
      if (sayings.length === 0) tally.leftOut += 1;
      else tally.said += sayings.some(({ claims }) => claims.size < 2) ? 1 : ambiguousWeight;
    }
  }
  return new Map([...tallies].map(([conceptId, tally]) => [conceptId, companyOf(tally)]));
}

/** In how many of its versions a sentence has each concept. */
export function countVersions(sentence: AnnotatedSentence): Map<string, number> {
  const counts = new Map<string, number>();
  for (const language of languages)
    for (const conceptId of new Set(sentence[language]?.map((word) => word.ownConceptId)))
      if (conceptId !== undefined) counts.set(conceptId, (counts.get(conceptId) ?? 0) + 1);
  return counts;
}

const findClaims = (text: string, language: Language, lexicon: Lexicon) =>
  new Set((lexicon.languages[language].words.get(normaliseForm(text)) ?? []).map(({ conceptId }) => conceptId));

function tallyOf(tallies: Map<string, Tally>, conceptId: string): Tally {
  const tally = tallies.get(conceptId) ?? { words: 0, aloneWords: 0, said: 0, leftOut: 0 };
  tallies.set(conceptId, tally);
  return tally;
}

/** Little evidence leaves the shares near what is assumed of an unknown concept. */
const companyOf = ({ words, aloneWords, said, leftOut }: Tally): Company => ({
  alone: (aloneWords + unknownCompany.alone) / (words + 1),
  dropped: (leftOut + 2 * unknownCompany.dropped) / (leftOut + said + 2),
});
