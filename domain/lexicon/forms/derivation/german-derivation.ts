import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import type { IndexedWord } from '../word-list.ts';

/** Analyses an adjective or participle with “un-”: “unbewohnt” is “not inhabited”. */
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

/**
 * Analyses a word made from a listed verb or adjective: “Verkürzung” is “shortening”, “Zulässigkeit” is “being permissible”,
 * and “komischerweise” is “oddly enough”.
 */
export function analyseSuffixed(form: string, index: LanguageIndex): Analysis[] {
  const [, ofUng, pluralOfUng] = /^(\p{L}{4,})ung(en)?$/u.exec(form) ?? [];
  if (ofUng !== undefined)
    return listBases([`${ofUng}en`, `${ofUng}n`], 'verb', index).map((found) =>
      asNoun({ found, base: `${ofUng}ung`, suffix: '-ung', isPlural: pluralOfUng !== undefined }),
    );
  const [, ofKeit, link = '', suffix = '', pluralOfKeit] = /^(\p{L}{3,}?)(ig)?([kh]eit)(en)?$/u.exec(form) ?? [];
  if (ofKeit !== undefined)
    return listBases([ofKeit + link, ofKeit], 'adjective', index)
      .slice(0, 1)
      .map((found) =>
        asNoun({ found, base: ofKeit + link + suffix, suffix: `-${suffix}`, isPlural: pluralOfKeit !== undefined }),
      );
  const [, ofWeise] = /^(\p{L}{3,})erweise$/u.exec(form) ?? [];
  return ofWeise === undefined
    ? []
    : listBases([ofWeise], 'adjective', index).map((found) => ({
        word: { ...found, base: form, partOfSpeech: 'adverb' as const },
        features: [],
        compound: [found.base, '-weise'],
      }));
}

const listBases = (bases: readonly string[], part: 'verb' | 'adjective', index: LanguageIndex) =>
  bases.flatMap((base) => {
    const words = index.findForms(base).flatMap(({ word }) => index.wordAt(word) ?? []);
    const fitting = words.filter(
      (word) =>
        word.partOfSpeech === part &&
        word.conceptIds.length > 0 &&
        word.base.replace(/^sich /, '').toLowerCase() === base,
    );
    // Reflexive verbs such as “sich zuspitzen” (come to a head) count only if there is no verb without “sich”.
    const plain = fitting.filter(({ isReflexive }) => !isReflexive);
    return [...new Set(plain.length > 0 ? plain : fitting)];
  });

interface Suffixed {
  found: IndexedWord;
  base: string;
  suffix: string;
  isPlural: boolean;
}

const asNoun = ({ found, base, suffix, isPlural }: Suffixed): Analysis => ({
  word: {
    ...found,
    base: base.charAt(0).toUpperCase() + base.slice(1),
    partOfSpeech: 'noun',
    gender: 'f',
    isReflexive: false,
  },
  features: ['nom', 'gen', 'dat', 'acc'].map((each) => `${each} ${isPlural ? 'pl' : 'sg'}`),
  compound: [found.base, suffix],
});

const casesOfSingular = ['nom sg', 'acc sg', 'dat sg'];

/**
 * Analyses a diminutive (word for a small thing): “Tischchen” (small table). The vowel may have got an umlaut, and the last
 * letters may be missing: “Kätzchen” from “Katze” (cat).
 */
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
