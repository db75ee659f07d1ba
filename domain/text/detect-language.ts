import { type Language, languages } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';

/** Trigram counts of sample texts in one language. */
type LanguageProfile = { counts: ReadonlyMap<string, number>; total: number };
export type LanguageProfiles = PerLanguage<LanguageProfile>;

/** The count assumed for a trigram that is missing from the samples. */
const unseenCount = 0.3;

/** Guesses the language of a text by its trigrams; undefined if it has no letters. One sentence is enough. */
export function detectLanguage(text: string, profiles: LanguageProfiles): Language | undefined {
  const groups = letterGroups(text);
  if (groups.length === 0) return undefined;
  const scores = perLanguage((language) => {
    const { counts, total } = profiles[language];
    return groups.reduce((score, group) => score + Math.log((counts.get(group) ?? unseenCount) / total), 0);
  });
  return languages.reduce((best, language) => (scores[language] > scores[best] ? language : best));
}

export const learnLanguages = (samples: PerLanguage<readonly string[]>): LanguageProfiles =>
  perLanguage((language) => {
    const counts = new Map<string, number>();
    let total = 0;
    for (const sample of samples[language]) {
      for (const group of letterGroups(sample)) {
        counts.set(group, (counts.get(group) ?? 0) + 1);
        total += 1;
      }
    }
    return { counts, total };
  });

/** The profiles without the counts of some samples, for cross-validation. */
export const forgetSamples = (profiles: LanguageProfiles, forgotten: LanguageProfiles): LanguageProfiles =>
  perLanguage((language) => {
    const counts = new Map(profiles[language].counts);
    for (const [group, count] of forgotten[language].counts) {
      const rest = (counts.get(group) ?? 0) - count;
      if (rest > 0) counts.set(group, rest);
      else counts.delete(group);
    }
    return { counts, total: profiles[language].total - forgotten[language].total };
  });

function letterGroups(text: string): string[] {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}’]+/gu, ' ')
    .trim();
  if (letters === '') return [];
  const padded = ` ${letters} `;
  return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
}
