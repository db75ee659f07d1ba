import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import { analyseFrenchAdverb, analyseFrenchPrefix } from './french-prefixes.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/** How a word with an ending is derived from a listed word. */
type Derivation = {
  pattern: RegExp;
  /** The listed words that the word may be derived from. The argument is what `pattern` captures: the stem. */
  sources: (stem: string) => readonly string[];
  from: RegExp;
  to: Pick<Analysis['word'], 'partOfSpeech' | 'gender'>;
  mark: string;
};

const masculine = { partOfSpeech: 'noun', gender: 'm' } as const;
const feminine = { partOfSpeech: 'noun', gender: 'f' } as const;
const adjective = { partOfSpeech: 'adjective', gender: undefined } as const;

/** Infinitives of a stem. Before “a”, French writes “ge” for “g” and “ç” for “c”. */
const infinitives = (stem: string): string[] => [`${stem}er`, `${stem.replace(/ç$/, 'c').replace(/ge$/, 'g')}er`];

/** Adjectives without their ending, for nouns in “-ité”: “cordial” for “cordialité”, “passif” for “passivité”. */
function qualities(stem: string): string[] {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/abil$/, 'able'],
    [/ibil$/, 'ible'],
    [/al$/, 'el'],
    [/ar$/, 'aire'],
    [/iv$/, 'if'],
    [/os$/, 'eux'],
    [/ic$/, 'ique'],
  ];
  const changed = changes.flatMap(([ending, other]) => (ending.test(stem) ? [stem.replace(ending, other)] : []));
  return [...changed, stem, `${stem}e`];
}

const derivations: readonly Derivation[] = [
  {
    // Nouns for an act from verbs in -ir: “rajeunissement” (rejuvenation) from “rajeunir” (rejuvenate).
    pattern: /^(\p{L}{3,})issements?$/u,
    sources: (stem) => [`${stem}ir`],
    from: /^verb$/,
    to: masculine,
    mark: '-issement',
  },
  {
    // Nouns for an act from verbs in -er: “clignotement” (flashing) from “clignoter” (flash).
    pattern: /^(\p{L}{3,})ements?$/u,
    sources: infinitives,
    from: /^verb$/,
    to: masculine,
    mark: '-ement',
  },
  {
    // Nouns for a quality from adjectives: “passivité” (passivity) from “passif” (passive).
    pattern: /^(\p{L}{3,})ités?$/u,
    sources: qualities,
    from: /^adjective$/,
    to: feminine,
    mark: '-ité',
  },
  {
    // Adjectives from verbs: “inlassable” (tireless) from “lasser” (tire), “intarissable” from “tarir” (dry up).
    pattern: /^i[nmrl](\p{L}{4,})ables?$/u,
    sources: (stem) => [...infinitives(stem), ...infinitives(`r${stem}`), stem.replace(/iss$/, 'ir')],
    from: /^verb$/,
    to: adjective,
    mark: 'in…able',
  },
  {
    // Adjectives from verbs: “finançable” (possible to finance) from “financer” (finance).
    pattern: /^(\p{L}{4,})ables?$/u,
    sources: (stem) => [...infinitives(stem), stem.replace(/iss$/, 'ir')],
    from: /^verb$/,
    to: adjective,
    mark: '-able',
  },
];

function derive(form: string, index: LanguageIndex, find: Find): Analysis[] {
  for (const { pattern, sources, from, to, mark } of derivations) {
    const [, stem] = pattern.exec(form) ?? [];
    if (stem === undefined) continue;
    for (const source of sources(stem)) {
      const found = find(source, index, false).filter(
        ({ word }) => word.base === source && from.test(word.partOfSpeech) && word.conceptIds.length > 0,
      );
      if (found.length > 0)
        return found.map(({ word }) => ({
          word: { ...word, base: form.replace(/s$/, ''), isReflexive: false, ...to },
          features: to.partOfSpeech === 'noun' ? [form.endsWith('s') ? 'pl' : 'sg'] : [],
          compound: [word.base, mark],
        }));
    }
  }
  return [];
}

/**
 * Analyses an adjective that the lexicon lists only without its negative prefix: “inattentif” (not attentive), “impopulaire”
 * (not popular).
 */
function negate(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, prefix, rest] = /^(in(?![mpblr])|im(?=[mpb])|ir(?=r)|il(?=l))(\p{L}{5,})$/u.exec(form) ?? [];
  if (prefix === undefined || rest === undefined) return [];
  return find(rest, index, false)
    .filter(({ word }) => word.partOfSpeech === 'adjective' && word.conceptIds.length > 0)
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: prefix + analysis.word.base },
      compound: [`${prefix}-`, analysis.word.base],
    }));
}

/** Analyses a word that the lexicon lists only without its prefix or ending. */
export function analyseFrenchDerivation(form: string, index: LanguageIndex, find: Find): Analysis[] {
  for (const analyse of [analyseFrenchAdverb, analyseFrenchPrefix, negate, derive]) {
    const found = analyse(form, index, find);
    if (found.length > 0) return found;
  }
  return [];
}
