import type { Language } from '../../../../domain/language.ts';
import { findAbbreviation } from '../../../../domain/text/sentences/abbreviations.ts';

const entities: Record<string, string> = { '<': '&lt;', '&': '&amp;' };

/** The text as the engine takes it, marks of its markup escaped, and the way back from its code points to our UTF-16 units. */
export function readable(text: string, language: Language) {
  const origins: number[] = [];
  let given = '';
  let at = 0;
  for (const character of withoutFalseStops(text, language)) {
    const written = entities[character] ?? character;
    given += written;
    for (const _ of written) origins.push(at);
    at += character.length;
  }
  return { given, originOf: (codePoint: number) => origins[codePoint] ?? text.length };
}

const ordinal = /(?<![\p{L}\p{N}])(\d+\.\s+)(\p{Lu})/gu;
const stopBeforeCapital = /([\p{L}.]+)\.(?=\s+\p{Lu})/gu;

/** The engine ends a sentence at any stop before a capital: "Dr. Müller", "am 3. Mai". Every letter keeps its place. */
export function withoutFalseStops(text: string, language: Language): string {
  const isAbbreviated = (word: string) =>
    /^\p{Lu}$/u.test(word) || findAbbreviation({ word, language, isAcronym: false }) !== undefined;
  // It knows an ordinal by the small letter that follows.
  const counted = ['de', 'sl'].includes(language)
    ? text.replaceAll(ordinal, (_, number: string, capital: string) => number + toSmall(capital))
    : text;
  return counted.replaceAll(stopBeforeCapital, (all, word: string) => (isAbbreviated(word) ? `${word} ` : all));
}

function toSmall(capital: string) {
  const small = capital.toLowerCase();
  return small.length === capital.length ? small : capital;
}
