import { type Language, languages } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';

/** How often each group of three letters occurs in samples of a language. */
type LanguageProfile = { counts: ReadonlyMap<string, number>; total: number };
export type LanguageProfiles = PerLanguage<LanguageProfile>;

/** What a group of letters that the samples lack counts for. */
const unseenCount = 0.3;

/** The language a text is most probably in, by its letters; undefined if it has none. A sentence is enough. */
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

/** The profiles as they would be without some of their samples. */
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
