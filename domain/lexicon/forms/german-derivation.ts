import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';

/** An adjective or participle with “un-”: “unbewohnt” is “not inhabited”. */
export function analyseNegated(form: string, index: LanguageIndex): Analysis[] {
  const [, rest] = /^un(\p{L}{5,})$/u.exec(form) ?? [];
  if (rest === undefined) return [];
  return index.findForms(rest).flatMap(({ word, features }) => {
    const found = index.wordAt(word);
    if (!found || found.conceptIds.length === 0) return [];
    const fitting = found.partOfSpeech === 'verb' ? features.filter((each) => /^a?part/.test(each)) : features;
    return /^(?:adjective|verb)$/.test(found.partOfSpeech) && fitting.length > 0
      ? [{ word: { ...found, base: `un${found.base}` }, features: fitting, compound: ['nicht', found.base] }]
      : [];
  });
}

const casesOfSingular = ['nom sg', 'acc sg', 'dat sg'];

/** A small thing: “Tischchen”, “Häuslein”. The vowel may have got an umlaut, and the last letters may be missing. */
export function analyseDiminutive(form: string, index: LanguageIndex): Analysis[] {
  const [, stem, ending] = /^(\p{L}{3,})(chen|lein)s?$/u.exec(form) ?? [];
  if (stem === undefined || ending === undefined) return [];
  const plain = stem.replace(/äu|[äöü]/gu, (vowel) => vowel.normalize('NFD').charAt(0) + (vowel[1] ?? ''));
  const nouns = [...new Set([stem, plain].flatMap((each) => [each, `${each}e`, `${each}en`]))];
  return nouns.flatMap((noun) =>
    index.findForms(noun).flatMap(({ word }) => {
      const found = index.wordAt(word);
      if (found?.partOfSpeech !== 'noun' || found.conceptIds.length === 0) return [];
      if (found.base.toLowerCase() !== noun) return [];
      const base = stem.charAt(0).toUpperCase() + stem.slice(1) + ending;
      return [
        {
          word: { ...found, base, gender: 'n' as const },
          features: form.endsWith('s') ? ['gen sg'] : casesOfSingular,
          compound: ['klein', found.base],
        },
      ];
    }),
  );
}
