import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import { analysePortuguesePrefix } from './portuguese-prefixes.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/** How a word with an ending is derived from a listed word. */
type Derivation = {
  pattern: RegExp;
  /**
   * Returns the listed words that the word may be derived from. The arguments are what `pattern` captures: the stem and a
   * part of the ending.
   */
  sources: (stem: string, ending: string) => readonly string[];
  from: string;
  to: (ending: string, form: string) => Pick<Analysis['word'], 'base' | 'partOfSpeech' | 'gender'>;
  mark: string;
};

const singular = (form: string) => form.replace(/ções$/, 'ção').replace(/veis$/, 'vel').replace(/s$/, '');

const noun = (gender: 'm' | 'f') => (_: string, form: string) =>
  ({ base: singular(form), partOfSpeech: 'noun', gender }) as const;

/**
 * The verbs of a stem. An adjective in “-ável” comes from a verb in “-ar”, an adjective in “-ível” from a verb in “-er” or
 * “-ir”.
 */
const infinitives = (stem: string, vowel: string): string[] =>
  /^[aá]/.test(vowel) ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`];

/**
 * Before “-inha” and other diminutive endings, the spelling of the noun changes: “barraquinha” (small tent) comes from
 * “barraca” (tent).
 */
function sourcesOfDiminutive(stem: string, ending: string): string[] {
  if (ending.startsWith('z')) return [stem];
  const before = [stem, stem.replace(/qu$/, 'c'), stem.replace(/gu$/, 'g'), stem.replace(/c$/, 'ç')];
  const vowels = /a/.test(ending) ? ['a', 'o', 'e', ''] : ['o', 'a', 'e', ''];
  return vowels.flatMap((vowel) => before.map((each) => each + vowel));
}

const derivations: readonly Derivation[] = [
  {
    // Adverbs from adjectives: “humilhantemente” (in a humiliating way) from “humilhante” (humiliating).
    pattern: /^(\p{L}{3,})(mente)$/u,
    sources: (stem) => [stem, stem.replace(/a$/, 'o')],
    from: 'adjective',
    to: (_, form) => ({ base: form, partOfSpeech: 'adverb', gender: undefined }),
    mark: '-mente',
  },
  {
    // Diminutives of nouns: “bolinha” (small ball) from “bola” (ball).
    pattern: /^(\p{L}{2,}?)(z?inh[oa]s?)$/u,
    sources: sourcesOfDiminutive,
    from: 'noun',
    to: (ending, form) => noun(/a/.test(ending) ? 'f' : 'm')('', form),
    mark: '-inho',
  },
  {
    // Nouns for an act from verbs: “abolição” (abolition) from “abolir” (abolish).
    pattern: /^(\p{L}{3,})([ai])ç(?:ão|ões)$/u,
    sources: infinitives,
    from: 'verb',
    to: noun('f'),
    mark: '-ção',
  },
  {
    // Nouns for an act from verbs: “escurecimento” (darkening) from “escurecer” (darken).
    pattern: /^(\p{L}{3,})([ai])mentos?$/u,
    sources: infinitives,
    from: 'verb',
    to: noun('m'),
    mark: '-mento',
  },
  {
    // Adjectives from verbs: “visitável” (possible to visit) from “visitar” (visit).
    pattern: /^(\p{L}{4,})([áí])ve(?:l|is)$/u,
    sources: infinitives,
    from: 'verb',
    to: (_, form) => ({ base: singular(form), partOfSpeech: 'adjective', gender: undefined }),
    mark: '-vel',
  },
  {
    // Nouns for a quality from adjectives: “artificialidade” (artificiality) from “artificial”.
    pattern: /^(\p{L}{3,})idades?$/u,
    sources: (stem) => [stem, `${stem}o`, stem.replace(/bil$/, 'vel'), stem.replace(/c$/, 'z')],
    from: 'adjective',
    to: noun('f'),
    mark: '-idade',
  },
  {
    // Nouns for a person or a machine from verbs: “indexador” (indexer) from “indexar” (index).
    pattern: /^(\p{L}{3,})([aei])dor(?:a?s?|es)$/u,
    sources: (stem, vowel) => [`${stem}${vowel}r`],
    from: 'verb',
    to: (_, form) => noun(/oras?$/.test(form) ? 'f' : 'm')('', form.replace(/ores$/, 'or')),
    mark: '-dor',
  },
];

/** A stressed letter loses its accent before an ending: “rapidamente” (quickly) comes from “rápido” (quick). */
const accented: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óô', u: 'ú' };

function* withAccents(source: string): Generator<string> {
  yield source;
  for (const [place, letter] of [...source].entries())
    for (const accent of accented[letter] ?? '') yield source.slice(0, place) + accent + source.slice(place + 1);
}

function derive(form: string, index: LanguageIndex, find: Find): Analysis[] {
  for (const { pattern, sources, from, to, mark } of derivations) {
    const [, stem, ending = ''] = pattern.exec(form) ?? [];
    if (stem === undefined) continue;
    for (const source of sources(stem, ending))
      for (const spelling of withAccents(source)) {
        const found = find(spelling, index, false).filter(
          ({ word }) => word.base === spelling && word.partOfSpeech === from && word.conceptIds.length > 0,
        );
        if (found.length > 0)
          return found.map(({ word }) => ({
            word: { ...word, ...to(ending, form) },
            features: /s$/.test(form) ? ['pl'] : [],
            compound: [word.base, mark],
          }));
      }
  }
  return [];
}

/** Analyses a feminine noun whose masculine is listed: “deputada” (female member of parliament), from “deputado”. */
function analyseFeminine(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, stem, plural] = /^(\p{L}{4,})a(s?)$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  return [`${stem}o`, ...(/[dst]or$|ês$/.test(stem) ? [stem] : [])].flatMap((masculine) =>
    find(masculine, index, false)
      .filter(({ word }) => word.base === masculine && word.partOfSpeech === 'noun' && word.gender === 'm')
      .filter(({ word }) => word.conceptIds.length > 0 && isPerson.test(masculine))
      .map(({ word }) => ({ word: { ...word, base: `${stem}a`, gender: 'f' }, features: [plural ? 'pl' : 'sg'] })),
  );
}

const isPerson = /(?:[dst]or|[aeiu]do|eiro|ário|ico|ogo|ano|ino|eto|erro|ego)$/;

/** Analyses a word that the lexicon lists only without its prefix or ending, or only in the masculine. */
export function analysePortugueseDerivation(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const prefixed = analysePortuguesePrefix(form, index, find);
  if (prefixed.length > 0) return prefixed;
  const feminine = analyseFeminine(form, index, find);
  return feminine.length > 0 ? feminine : derive(form, index, find);
}
