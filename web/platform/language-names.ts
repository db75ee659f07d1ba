import { isLanguage, type Language, languages } from '../../domain/language.ts';

/**
 * The names of the seven languages in each of the seven languages, in the order of `languages`. They are not taken from
 * Intl.DisplayNames, because creating it takes 4 ms per language.
 */
const names: Record<Language, string> = {
  en: 'English Spanish French German Portuguese Italian Slovenian',
  es: 'inglés español francés alemán portugués italiano esloveno',
  fr: 'anglais espagnol français allemand portugais italien slovène',
  de: 'Englisch Spanisch Französisch Deutsch Portugiesisch Italienisch Slowenisch',
  pt: 'inglês espanhol francês alemão português italiano esloveno',
  it: 'inglese spagnolo francese tedesco portoghese italiano sloveno',
  sl: 'angleščina španščina francoščina nemščina portugalščina italijanščina slovenščina',
};

/** The name of a language as a label, with a capital letter. For Spanish: "Español" in Spanish, "Spanisch" in German. */
export function languageName(language: Language, inLanguage: string) {
  const name = languageInSentence(language, inLanguage);
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** The name of a language within a sentence. Most languages write it in lower case ("español"), German does not ("Spanisch"). */
export const languageInSentence = (language: Language, inLanguage: string) =>
  names[isLanguage(inLanguage) ? inLanguage : 'en'].split(' ')[languages.indexOf(language)] ?? language;
