import type { Language } from '../../language.ts';

type Rule = readonly [pattern: RegExp, glide: string];

/**
 * The built-in voice writes a vowel where the spoken word has a glide (a sound like English “y” or “w”). These rules correct
 * it. Portuguese is missing: after a consonant, both pronunciations are usual.
 */
const rules: Partial<Record<Language, readonly Rule[]>> = {
  // An unstressed i or u before another vowel is a glide. A stressed one stays a vowel: “dˈia”.
  es: [
    [/(?<!ˈ)(ˌ?)i([ˈˌ]?)(?=[aeo])/gu, '$1j$2'],
    [/(?<!ˈ)(ˌ?)u([ˈˌ]?)(?=[aeo])/gu, '$1w$2'],
    [/(?<=[ɡɣ])uˈi/gu, 'wˈi'],
  ],
  // Italian “cuore” (heart) has a glide, “virtuoso” has none. At the end of a word, an unstressed i before a vowel is a
  // glide.
  it: [
    [/uˈɔ(?!s|z)/gu, 'wˈɔ'],
    [/(?<=ˈ\S+)i(?=[aeo](?:\s|$))/gu, 'j'],
  ],
};

/**
 * A transcription with glides, so that a diphthong is one syllable: “rwˈeða” instead of “ruˈeða”. Expects the symbols of
 * `toPhonemes`.
 */
export const writeGlides = (ipa: string, language: Language): string =>
  (rules[language] ?? []).reduce((text, [pattern, glide]) => text.replace(pattern, glide), ipa);
