import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import { analyseItalianPrefix } from './italian-prefixes.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/** How a word with an ending is derived from a listed word. */
type Derivation = {
  pattern: RegExp;
  /**
   * Returns the listed words that the word may be derived from. The arguments are what `pattern` captures: the stem and a
   * part of the ending.
   */
  sources: (stem: string, ending: string) => readonly string[];
  from: RegExp;
  base: (form: string) => string;
  to: Pick<Analysis['word'], 'partOfSpeech' | 'gender'>;
  mark: string;
  isPlural?: RegExp;
};

const masculine = { partOfSpeech: 'noun', gender: 'm' } as const;
const feminine = { partOfSpeech: 'noun', gender: 'f' } as const;
const itself = (form: string) => form;

/**
 * The verbs of a stem: “autorizzazione” (authorisation) comes from “autorizzare” (authorise), “demolizione” (demolition)
 * from “demolire” (demolish).
 */
const infinitives = (stem: string, vowel: string): string[] =>
  vowel === 'a' ? [`${stem}are`] : [`${stem}ire`, `${stem}ere`];

/**
 * The nouns from which a diminutive may come: “barchetta” (little boat) comes from “barca”, “porticina” (little door) from
 * “porta”.
 */
function sourcesOfDiminutive(stem: string, vowels: string): string[] {
  const stems = [stem, stem.replace(/h$/, ''), stem.replace(/ic$/, '')];
  return [...vowels].flatMap((vowel) => [...new Set(stems)].map((each) => each + vowel));
}

const derivations: readonly Derivation[] = [
  {
    // Adverbs from adjectives: “settimanalmente” (weekly) from “settimanale”, “indebitamente” (unduly) from “indebito”.
    pattern: /^(\p{L}{3,})(mente)$/u,
    sources: (stem) => [stem, stem.replace(/a$/, 'o'), `${stem}e`],
    from: /^adjective$/,
    base: itself,
    to: { partOfSpeech: 'adverb', gender: undefined },
    mark: '-mente',
  },
  {
    // Nouns for an act from verbs: “demolizione” (demolition) from “demolire” (demolish).
    pattern: /^(\p{L}{3,})([ai])zion[ei]$/u,
    sources: infinitives,
    from: /^verb$/,
    base: (form) => form.replace(/i$/, 'e'),
    to: feminine,
    mark: '-zione',
    isPlural: /i$/,
  },
  {
    // Nouns for an act from verbs: “sfoltimento” (thinning out) from “sfoltire” (thin out).
    pattern: /^(\p{L}{3,})([ai])ment[oi]$/u,
    sources: infinitives,
    from: /^verb$/,
    base: (form) => form.replace(/i$/, 'o'),
    to: masculine,
    mark: '-mento',
    isPlural: /i$/,
  },
  {
    // Adjectives from verbs: “lavabile” (washable) from “lavare” (wash), “convertibile” (convertible) from “convertire”
    // (convert).
    pattern: /^(\p{L}{3,})([ai])bil[ei]$/u,
    sources: infinitives,
    from: /^verb$/,
    base: (form) => form.replace(/i$/, 'e'),
    to: { partOfSpeech: 'adjective', gender: undefined },
    mark: '-bile',
    isPlural: /i$/,
  },
  {
    // Nouns for a quality from adjectives: “artificialità” (artificiality) from “artificiale”, “complementarietà”
    // (complementarity) from “complementare”.
    pattern: /^(\p{L}{3,}?)(i?e?)tà$/u,
    sources: (stem, ending) => [`${stem}o`, `${stem}e`, stem, ...(ending === 'ie' ? [`${stem}io`] : [])],
    from: /^adjective$/,
    base: itself,
    to: feminine,
    mark: '-ità',
  },
  {
    // Adjectives from nouns in “-ismo”: “consumistico” (consumerist) from “consumismo” (consumerism).
    pattern: /^(\p{L}{3,})(istic)(?:[oa]|he|i)$/u,
    sources: (stem) => [`${stem}ismo`],
    from: /^noun$/,
    base: (form) => form.replace(/h?[oaei]$/, 'o'),
    to: { partOfSpeech: 'adjective', gender: undefined },
    mark: '-istico',
    isPlural: /(?:he|i)$/,
  },
  {
    // Nouns for a quality from adjectives: “ampiezza” (breadth) from “ampio” (broad).
    pattern: /^(\p{L}{3,})ezz[ae]$/u,
    sources: (stem) => [`${stem}o`, `${stem}e`, stem.replace(/h$/, 'o'), stem],
    from: /^adjective$/,
    base: (form) => form.replace(/e$/, 'a'),
    to: feminine,
    mark: '-ezza',
    isPlural: /e$/,
  },
  {
    // Nouns for a quality from adjectives: “rilevanza” (relevance) from “rilevante” (relevant).
    pattern: /^(\p{L}{3,})([ae])nz[ae]$/u,
    sources: (stem, vowel) => [`${stem}${vowel}nte`],
    from: /^adjective$/,
    base: (form) => form.replace(/e$/, 'a'),
    to: feminine,
    mark: '-enza',
    isPlural: /e$/,
  },
  {
    // Nouns for a person or a machine from verbs: “essiccatore” (dryer) from “essiccare” (dry).
    pattern: /^(\p{L}{3,})([ai])tor[ei]$/u,
    sources: infinitives,
    from: /^verb$/,
    base: (form) => form.replace(/i$/, 'e'),
    to: masculine,
    mark: '-tore',
    isPlural: /i$/,
  },
  {
    // Feminine nouns for a person or a machine from verbs: “essiccatrice” (dryer) from “essiccare” (dry).
    pattern: /^(\p{L}{3,})([ai])tric[ei]$/u,
    sources: infinitives,
    from: /^verb$/,
    base: (form) => form.replace(/i$/, 'e'),
    to: feminine,
    mark: '-tore',
    isPlural: /i$/,
  },
  {
    // Masculine diminutives of nouns: “gattino” (little cat) from “gatto” (cat).
    pattern: /^(\p{L}{3,})(?:in|ett)[oi]$/u,
    sources: (stem) => sourcesOfDiminutive(stem, 'oe'),
    from: /^noun$/,
    base: (form) => form.replace(/i$/, 'o'),
    to: masculine,
    mark: '-ino',
    isPlural: /i$/,
  },
  {
    // Feminine diminutives of nouns: “scatolina” (little box) from “scatola” (box).
    pattern: /^(\p{L}{3,})(?:in|ett)[ae]$/u,
    sources: (stem) => sourcesOfDiminutive(stem, 'ae'),
    from: /^noun$/,
    base: (form) => form.replace(/e$/, 'a'),
    to: feminine,
    mark: '-ino',
    isPlural: /e$/,
  },
];

/**
 * Analyses a feminine noun for a person or a machine that is listed only in the masculine: “ideatrice” (female creator),
 * “spettatrici” (female spectators).
 */
function analyseFeminine(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, stem, ending] = /^(\p{L}{3,})tric([ei])$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  const base = `${stem}tore`;
  return find(base, index, false)
    .filter(({ word }) => word.base === base && word.partOfSpeech === 'noun' && word.conceptIds.length > 0)
    .map(({ word }) => ({
      word: { ...word, base: `${stem}trice`, gender: 'f' },
      features: [ending === 'i' ? 'pl' : 'sg'],
    }));
}

function derive(form: string, index: LanguageIndex, find: Find): Analysis[] {
  for (const { pattern, sources, from, base, to, mark, isPlural } of derivations) {
    const [, stem, ending = ''] = pattern.exec(form) ?? [];
    if (stem === undefined) continue;
    for (const source of sources(stem, ending)) {
      // “riprogrammazione” (rescheduling) comes from “riprogrammare” (reschedule), which may itself be listed only
      // without its prefix.
      const found = [...find(source, index, false), ...analyseItalianPrefix(source, index, find)].filter(
        ({ word }) => word.base === source && from.test(word.partOfSpeech) && word.conceptIds.length > 0,
      );
      if (found.length > 0)
        return found.map(({ word, compound }) => ({
          word: { ...word, base: base(form), ...to },
          features: isPlural ? [isPlural.test(form) ? 'pl' : 'sg'] : [],
          compound: compound ? [...compound.slice(0, 1), word.base, mark] : [word.base, mark],
        }));
    }
  }
  return [];
}

/** Analyses the negation of a derived adjective: “incolmabile” (not possible to fill) comes from “colmare” (fill). */
function analyseNegation(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, prefix = '', rest = ''] = /^(i[nmlr])(\p{L}{3,}[ai]bil[ei])$/u.exec(form) ?? [];
  return derive(rest, index, find)
    .filter(({ compound }) => compound?.at(-1) === '-bile')
    .map((analysis) => ({
      ...analysis,
      word: { ...analysis.word, base: prefix + analysis.word.base },
      compound: ['in-', ...(analysis.compound ?? [])],
    }));
}

/** Analyses a word that the lexicon lists only without its prefix or ending, or only in the masculine. */
export function analyseItalianDerivation(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const feminines = analyseFeminine(form, index, find);
  if (feminines.length > 0) return feminines;
  const prefixed = analyseItalianPrefix(form, index, find);
  if (prefixed.length > 0) return prefixed;
  const derived = derive(form, index, find);
  return derived.length > 0 ? derived : analyseNegation(form, index, find);
}
