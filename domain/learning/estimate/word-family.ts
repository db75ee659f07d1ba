import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import type { IdentifiedWord } from '../word.ts';

type FamilyWord = Pick<IdentifiedWord, 'base' | 'partOfSpeech'>;

/** A word derived by a rule is this much harder than the word it comes from: “grdo” (in an ugly way) than “grd” (ugly). */
export const harderThanSource = 1.5;

/**
 * The part of speech and the ending of the derived word, then the endings and the part of speech of the words that it may
 * come from.
 */
type Derivation = [derived: PartOfSpeech, ending: string, sources: readonly string[], of: PartOfSpeech];

const romanceAdverbs = (...sources: string[]): Derivation[] => [['adverb', 'mente', sources, 'adjective']];

/** Adjectives that were participles: Spanish “pasado” (last) from “pasar” (pass). */
const participles = (...endings: [participle: string, infinitives: string[]][]): Derivation[] =>
  endings.map(([participle, infinitives]) => ['adjective', participle, infinitives, 'verb']);

/**
 * Contains only derivations that a learner understands without learning the derived word: Slovenian “hišica” (small house)
 * from “hiša” (house).
 */
const derivations: Record<Language, readonly Derivation[]> = {
  en: [
    ['adverb', 'ily', ['y'], 'adjective'],
    ['adverb', 'ly', ['', 'le'], 'adjective'],
    ['noun', 'iness', ['y'], 'adjective'],
    ['noun', 'ness', [''], 'adjective'],
  ],
  es: [...romanceAdverbs(''), ...participles(['ado', ['ar']], ['ido', ['er', 'ir']])],
  fr: [
    ['adverb', 'amment', ['ant'], 'adjective'],
    ['adverb', 'emment', ['ent'], 'adjective'],
    ['adverb', 'ement', ['e', ''], 'adjective'],
    ['adverb', 'ment', ['', 'e'], 'adjective'],
    ...participles(['é', ['er']], ['i', ['ir']]),
  ],
  de: [
    ['noun', 'in', [''], 'noun'],
    ['noun', 'chen', [''], 'noun'],
    ['noun', 'heit', [''], 'adjective'],
    ['noun', 'keit', [''], 'adjective'],
  ],
  pt: [...romanceAdverbs(''), ...participles(['ado', ['ar']], ['ido', ['er', 'ir']])],
  it: [...romanceAdverbs('', 'e'), ...participles(['ato', ['are']], ['uto', ['ere']], ['ito', ['ire']])],
  sl: [
    ['adverb', 'no', ['en', 'n'], 'adjective'],
    ['adverb', 'ko', ['ek', 'ok', 'k'], 'adjective'],
    ['adverb', 'ro', ['er', 'r'], 'adjective'],
    ['adverb', 'o', [''], 'adjective'],
    ['adverb', 'če', ['č'], 'adjective'],
    ['adverb', 'krat', [''], 'numeral'],
    ['adjective', 'nejši', ['en', 'an', 'n'], 'adjective'],
    ['adjective', 'ejši', ['', 'ek'], 'adjective'],
    ['adjective', 'ski', ['', 'a', 'o', 'e', 'je'], 'noun'],
    ['adjective', 'ni', ['', 'a', 'o', 'e'], 'noun'],
    ['adjective', 'en', ['', 'o', 'a'], 'noun'],
    ['adjective', 'kov', ['ek'], 'noun'],
    ['adjective', 'ov', [''], 'noun'],
    ['adjective', 'ev', ['', 'ec'], 'noun'],
    ['adjective', 'in', ['a'], 'noun'],
    ['adjective', 'an', ['ati'], 'verb'],
    ['adjective', 'jen', ['iti'], 'verb'],
    ['adjective', 'en', ['iti'], 'verb'],
    ['noun', 'ica', ['a', '', 'ik', 'ec'], 'noun'],
    ['noun', 'ček', ['', 'ek', 'ec'], 'noun'],
    ['noun', 'iček', [''], 'noun'],
    ['noun', 'ka', ['', 'ec'], 'noun'],
    ['noun', 'anje', ['ati'], 'verb'],
    ['noun', 'enje', ['iti', 'eti'], 'verb'],
    ['noun', 'nost', ['en'], 'adjective'],
    ['noun', 'ost', [''], 'adjective'],
  ],
};

/** Prefixes that leave the part of speech as it is: Slovenian “prepozno” (too late), German “unklar” (unclear). */
const prefixes: Partial<Record<Language, { prefix: string; parts: readonly PartOfSpeech[] }>> = {
  en: { prefix: 'un', parts: ['adjective'] },
  de: { prefix: 'un', parts: ['adjective'] },
  sl: { prefix: 'pre', parts: ['adjective', 'adverb'] },
};

const shortestStem = 3;

/** Words from which a word may be derived by a regular ending or prefix. Some of them do not exist. */
export function listSources({ base, partOfSpeech }: FamilyWord, language: Language): FamilyWord[] {
  const byEnding = derivations[language].flatMap(([derived, ending, sources, of]) => {
    const stem = base.slice(0, base.length - ending.length);
    if (derived !== partOfSpeech || !base.endsWith(ending) || stem.length < shortestStem) return [];
    return sources.flatMap((source) =>
      toBases(stem + source, of, language).map((each) => ({ base: each, partOfSpeech: of })),
    );
  });
  const { prefix = '', parts = [] } = prefixes[language] ?? {};
  const rest = base.slice(prefix.length);
  const isPrefixed = parts.includes(partOfSpeech) && base.startsWith(prefix) && rest.length >= shortestStem;
  return isPrefixed ? [...byEnding, { base: rest, partOfSpeech }] : byEnding;
}

/**
 * An adverb is formed from the feminine of the adjective: Spanish “rápidamente” (quickly) from “rápida”, feminine of
 * “rápido”.
 */
const toBases = (source: string, of: PartOfSpeech, language: Language): string[] =>
  of === 'adjective' && ['es', 'pt', 'it'].includes(language) ? [source, source.replace(/a$/, 'o')] : [source];
