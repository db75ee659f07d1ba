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

/** Adds the reflexive pronoun to a verb, because dictionaries list reflexive verbs with it: “sentarse”, “sedersi”. */
const reflexiveEndings: Partial<Record<Language, (verb: string) => string>> = {
  es: (verb) => `${verb}se`,
  it: (verb) => `${verb.slice(0, -1)}si`,
  sl: (verb) => `${verb} se`,
};

/** A stem of one letter is only accepted before a long ending: “d-ando”. */
const isStem = (length: number, ending: string) => length >= 2 || (length === 1 && ending.length >= 3);

/** Finds listed words for an unlisted form by inflection rules, most likely first. */
export function guessBaseForms(form: string, language: Language, lexicon: Lexicon, isName = false): Analysis[] {
  // “Amador” and “la Meca” are names, not forms of “amar” and “mecer”.
  if (isName && language === 'es') return [];
  const { endings, stemChanges, wordChanges, prefixes = [] } = inflections[language];
  const found = new Map<string, Analysis>();
  const words = [form, ...wordChanges.map(([pattern, replacement]) => form.replace(pattern, replacement))];
  for (const word of new Set(words)) {
    if (word !== form) addBase({ base: word, language, lexicon, found });
    const fitting = endings.filter(
      ({ ending }) => word.endsWith(ending) && isStem(word.length - ending.length, ending),
    );
    for (const rule of fitting)
      addBases({ stem: word.slice(0, word.length - rule.ending.length), rule, language, lexicon, found });
    if (found.size > 0) continue;
    for (const rule of fitting) {
      const stem = word.slice(0, word.length - rule.ending.length);
      for (const [pattern, replacement] of stemChanges)
        if (pattern.test(stem)) addBases({ stem: stem.replace(pattern, replacement), rule, language, lexicon, found });
    }
  }
  if (found.size > 0 || isName) return [...found.values()];
  for (const [prefix, parts] of prefixes) {
    const rest = form.replace(prefix, '');
    const known = rest === form ? [] : analysesOf(rest, parts.includes('verb'), language, lexicon);
    const fitting = known.filter(({ word }) => parts.includes(word.partOfSpeech));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** The analyses of a form without its prefix. The endings of verbs occur on other words too, so a verb must be listed. */
function analysesOf(form: string, isVerb: boolean, language: Language, lexicon: Lexicon): readonly Analysis[] {
  const listed = analyseForm({ form, language, index: lexicon.languages[language] });
  const isListed = listed.some(({ word }) => word.conceptIds.length > 0);
  return isVerb || isListed ? listed : guessBaseForms(form, language, lexicon, true);
}

type Search = { language: Language; lexicon: Lexicon; found: Map<string, Analysis> };

function addBases({ stem, rule, ...search }: Search & { stem: string; rule: EndingRule }): void {
  for (const ending of rule.baseEndings) addBase({ base: stem + ending, parts: rule.parts, ...search });
}

function addBase({
  base,
  parts,
  language,
  lexicon,
  found,
}: Search & { base: string; parts?: EndingRule['parts'] }): void {
  const reflexive = reflexiveEndings[language]?.(base);
  const index = lexicon.languages[language];
  for (const { word: place } of index.findForms(base)) {
    const word = index.wordAt(place);
    const isBase = word && (normaliseForm(word.base) === base || word.base === reflexive);
    if (!isBase || word.conceptIds.length === 0 || (parts && !parts.includes(word.partOfSpeech))) continue;
    const key = `${word.base} ${word.partOfSpeech} ${word.gender ?? ''}`;
    if (!found.has(key)) found.set(key, { word, features: [] });
  }
}
