import type { Language } from '../../language.ts';
import type { PerLanguage } from '../../per-language.ts';
import { englishInflections } from '../inflections/english.ts';
import { frenchInflections } from '../inflections/french.ts';
import { germanInflections } from '../inflections/german.ts';
import type { EndingRule, InflectionRules } from '../inflections/inflection-rules.ts';
import { italianInflections } from '../inflections/italian.ts';
import { portugueseInflections } from '../inflections/portuguese.ts';
import { slovenianInflections } from '../inflections/slovenian.ts';
import { spanishInflections } from '../inflections/spanish.ts';
import type { Lexicon } from '../lexicon.ts';
import { analyseForm } from './analyse-form.ts';
import type { Analysis } from './analysis.ts';
import { addPrefix, createDerivation, type Derivation, isClearlyDerived } from './derivation/derived-words.ts';
import { normaliseForm } from './normalise-form.ts';

const inflections: PerLanguage<InflectionRules> = {
  en: englishInflections,
  es: spanishInflections,
  fr: frenchInflections,
  de: germanInflections,
  pt: portugueseInflections,
  it: italianInflections,
  sl: slovenianInflections,
};

/**
 * Adds the reflexive pronoun to a verb, because dictionaries list reflexive verbs with it: Spanish “sentarse” and Italian
 * “sedersi” (sit down).
 */
const reflexiveEndings: Partial<Record<Language, (verb: string) => string>> = {
  es: (verb) => `${verb}se`,
  it: (verb) => `${verb.slice(0, -1)}si`,
  sl: (verb) => `${verb} se`,
};

/** A stem of one letter is only accepted before a long ending: Spanish “d-ando” (giving). */
const isStem = (length: number, ending: string) => length >= 2 || (length === 1 && ending.length >= 3);

/** Finds listed words for an unlisted form by inflection rules, most likely first. */
export function guessBaseForms(form: string, language: Language, lexicon: Lexicon, isName = false): Analysis[] {
  // Spanish names are not guessed: “Amador” is not a form of “amar” (love), and “Meca” (Mecca) not a form of “mecer” (rock).
  if (isName && language === 'es') return [];
  const { endings, stemChanges, wordChanges, prefixes = [] } = inflections[language];
  const found = new Map<string, Analysis>();
  const words = [form, ...wordChanges.map(([pattern, replacement]) => form.replace(pattern, replacement))];
  for (const word of new Set(words)) {
    if (word !== form) addBase({ base: word, language, lexicon, found });
    const fitting = endings.filter(
      ({ ending }) => word.endsWith(ending) && isStem(word.length - ending.length, ending),
    );
    for (const rule of fitting) addBases({ stem: stemOf(word, rule), rule, word, language, lexicon, found });
    if (found.size > 0) continue;
    for (const rule of fitting) {
      const stem = stemOf(word, rule);
      for (const [pattern, replacement] of stemChanges)
        if (pattern.test(stem))
          addBases({ stem: stem.replace(pattern, replacement), rule, word, language, lexicon, found });
    }
  }
  if (found.size > 0 || isName) return [...found.values()];
  for (const [prefix, parts] of prefixes) {
    const rest = form.replace(prefix, '');
    const known = rest === form ? [] : analysesOf(rest, parts.includes('verb'), language, lexicon);
    // In Slovenian, the rest after a prefix of nouns or adjectives counts only if it is clearly derived from a listed word:
    // “soustvarjanje” (co-creation) is “so-” (co-) and “ustvarjanje” (creation), from “ustvarjati” (create).
    const isFitting = (each: Analysis) => parts.includes('verb') || language !== 'sl' || isClearlyDerived(each);
    const fitting = known.filter((each) => parts.includes(each.word.partOfSpeech) && isFitting(each));
    const added = form.slice(0, form.length - rest.length);
    if (fitting.length > 0) return language === 'sl' ? fitting.map((each) => addPrefix(added, each)) : fitting;
  }
  return [];
}

/**
 * Analyses a form without its prefix. A form of a verb must be listed, because the endings of verbs also occur on other
 * words.
 */
function analysesOf(form: string, isVerb: boolean, language: Language, lexicon: Lexicon): readonly Analysis[] {
  const listed = analyseForm({ form, language, index: lexicon.languages[language] });
  const isListed = listed.some(({ word }) => word.conceptIds.length > 0);
  return isVerb || isListed ? listed : guessBaseForms(form, language, lexicon, true);
}

const stemOf = (word: string, { ending }: EndingRule) => word.slice(0, word.length - ending.length);

type Search = { language: Language; lexicon: Lexicon; found: Map<string, Analysis> };

function addBases({ stem, rule, word, ...search }: Search & { stem: string; rule: EndingRule; word: string }): void {
  // A Slovenian adjective in “-en” is not derived from a stem with a final vowel: “krajani” (residents) does not come from
  // “kraja” (theft).
  if (rule.derived?.suffix === 'en' && /[aeiou]$/.test(stem)) return;
  const derive = rule.derived && createDerivation(word, stemOf(word, rule), rule.derived);
  for (const ending of rule.baseEndings) addBase({ base: stem + ending, parts: rule.parts, derive, ...search });
}

function addBase({
  base,
  parts,
  derive,
  language,
  lexicon,
  found,
}: Search & { base: string; parts?: EndingRule['parts']; derive?: Derivation | undefined }): void {
  const reflexive = reflexiveEndings[language]?.(base);
  const index = lexicon.languages[language];
  for (const { word: place } of index.findForms(base)) {
    const word = index.wordAt(place);
    const isBase = word && (normaliseForm(word.base) === base || word.base === reflexive);
    if (!isBase || word.conceptIds.length === 0 || (parts && !parts.includes(word.partOfSpeech))) continue;
    const analysis = derive ? derive(word) : { word, features: [] };
    const key = `${word.base} ${word.partOfSpeech} ${word.gender ?? ''} ${derive ? analysis.word.base : ''}`;
    if (!found.has(key)) found.set(key, analysis);
  }
}
