import type { Language } from '../../language.ts';
import type { AbbreviationLists } from './abbreviations/abbreviation-lists.ts';
import { english } from './abbreviations/english.ts';
import { french } from './abbreviations/french.ts';
import { german } from './abbreviations/german.ts';
import { italian } from './abbreviations/italian.ts';
import { portuguese } from './abbreviations/portuguese.ts';
import { slovenian } from './abbreviations/slovenian.ts';
import { spanish } from './abbreviations/spanish.ts';

export type AbbreviationKind = keyof AbbreviationLists;

type Query = { word: string; language: Language; isAcronym: boolean };

const kindsByLanguage: Record<Language, ReadonlyMap<string, AbbreviationKind>> = {
  en: indexKinds(english),
  es: indexKinds(spanish),
  fr: indexKinds(french),
  de: indexKinds(german),
  pt: indexKinds(portuguese),
  it: indexKinds(italian),
  sl: indexKinds(slovenian),
};

/**
 * Finds the kind of an abbreviation. A word in capitals (`isAcronym`) must match exactly, so that "PP." (a party) is not
 * found as "pp." (pages).
 */
export function findAbbreviation({ word, language, isAcronym }: Query): AbbreviationKind | undefined {
  const kinds = kindsByLanguage[language];
  // A single letter must match exactly: "V." is an initial, "v." means "versus".
  if (isAcronym || word.length === 1) return kinds.get(word);
  return kinds.get(word) ?? kinds.get(word.toLowerCase()) ?? kinds.get(word.charAt(0) + word.slice(1).toLowerCase());
}

function indexKinds(lists: AbbreviationLists): ReadonlyMap<string, AbbreviationKind> {
  const kinds = new Map<string, AbbreviationKind>();
  for (const kind of ['beforeNumber', 'oftenLast', 'rarelyLast', 'neverLast'] as const) {
    for (const word of lists[kind].match(/\S+/gu) ?? []) kinds.set(word, kind);
  }
  return kinds;
}
