import type { Language } from '../../../../domain/language.ts';
import { findAbbreviation } from '../../../../domain/text/sentences/abbreviations.ts';

const entities: Record<string, string> = { '<': '&lt;', '&': '&amp;' };

/** The text for the engine, with its markup escaped, and a map from its code points back to UTF-16 offsets. */
export function toEngineText(text: string, language: Language) {
  const origins: number[] = [];
  let input = '';
  let at = 0;
  for (const character of withoutFalseStops(text, language)) {
    const written = entities[character] ?? character;
    input += written;
    for (const _ of written) origins.push(at);
    at += character.length;
  }
  return { input, originOf: (codePoint: number) => origins[codePoint] ?? text.length };
}

const ordinal = /(?<![\p{L}\p{N}])(\d+\.\s+)(\p{Lu})/gu;
const stopBeforeCapital = /([\p{L}.]+)\.(?=\s+\p{Lu})/gu;

/** The engine ends a sentence at any full stop before a capital: "Dr. Müller", "am 3. Mai". Prevents this and keeps all offsets. */
export function withoutFalseStops(text: string, language: Language): string {
  const isAbbreviated = (word: string) =>
    /^\p{Lu}$/u.test(word) || findAbbreviation({ word, language, isAcronym: false }) !== undefined;
  // The engine recognises an ordinal by the lower-case letter after it.
  const counted = ['de', 'sl'].includes(language)
    ? text.replaceAll(ordinal, (_, number: string, capital: string) => number + lowerIfSameLength(capital))
    : text;
  return counted.replaceAll(stopBeforeCapital, (all, word: string) => (isAbbreviated(word) ? `${word} ` : all));
}

function lowerIfSameLength(capital: string) {
  const lower = capital.toLowerCase();
  return lower.length === capital.length ? lower : capital;
}
