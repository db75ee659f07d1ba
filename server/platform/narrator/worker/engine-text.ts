import type { Language } from '../../../../domain/language.ts';
import { findForeignNames } from '../../../../domain/speech/foreign-names.ts';
import { normaliseSpeech } from '../../../../domain/speech/normalise-speech.ts';
import { findAbbreviation } from '../../../../domain/text/sentences/abbreviations.ts';

const entities: Record<string, string> = { '<': '&lt;', '&': '&amp;' };

/** The text for the engine as SSML, and a map from its code points back to UTF-16 offsets of the written text. */
export function toEngineText(written: string, language: Language) {
  const spoken = normaliseSpeech(written, language);
  const text = withoutFalseStops(spoken.text, language);
  const names = findForeignNames(text, language);
  const origins: number[] = [];
  let input = '';
  let at = 0;
  const add = (markup: string) => {
    input += markup;
    for (const _ of markup) origins.push(spoken.origins[at] ?? written.length);
  };
  for (const character of text) {
    const name = names.find(({ start }) => start === at);
    if (name !== undefined) add(`<voice xml:lang="${name.language}">`);
    add(entities[character] ?? character);
    at += character.length;
    if (names.some(({ end }) => end === at)) add('</voice>');
  }
  return { input, originOf: (codePoint: number) => origins[codePoint] ?? written.length };
}

/** The text for a transcription, without markup. */
export const toPlainEngineText = (text: string, language: Language) =>
  withoutFalseStops(normaliseSpeech(text, language).text, language);

const ordinal = /(?<![\p{L}\p{N}])(\d+\.\s+)(\p{Lu})/gu;
const stopBeforeCapital = /([\p{L}.]+)\.(?=\s+\p{Lu})/gu;

/**
 * The engine ends a sentence at any full stop before a capital letter, even after an abbreviation ("Dr. Müller") and in a German
 * date ("am 3. Mai", on 3 May). Changes such places without changing the length of the text, so that all offsets stay valid.
 */
export function withoutFalseStops(text: string, language: Language): string {
  const isAbbreviated = (word: string) =>
    /^\p{Lu}$/u.test(word) || findAbbreviation({ word, language, isAcronym: false }) !== undefined;
  // The engine recognises an ordinal only if a lower-case letter follows it.
  const counted = ['de', 'sl'].includes(language)
    ? text.replaceAll(ordinal, (_, number: string, capital: string) => number + lowerIfSameLength(capital))
    : text;
  return counted.replaceAll(stopBeforeCapital, (all, word: string) => (isAbbreviated(word) ? `${word} ` : all));
}

function lowerIfSameLength(capital: string) {
  const lower = capital.toLowerCase();
  return lower.length === capital.length ? lower : capital;
}
