import type { Language } from '../../language.ts';

/**
 * The built-in voice writes some sounds with symbols of its own or of another language, such as the last vowel in “ɡraˈdinɪ”
 * for Italian “gradini” (steps). This table has the symbols that dictionaries of the language use. Slovenian is missing,
 * because its pronunciation is not shown.
 */
const phonemes: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ɐ: 'ə' },
  es: { ɪ: 'i', ʊ: 'u', ɛ: 'e' },
  // The voice ends a word with a hyphen if its last consonant is linked to the next word (liaison).
  fr: { '-': '' },
  de: { ɜ: 'ɐ', ɑ: 'a', ɾ: 'ʁ', r: 'ʁ', ɔø: 'ɔʏ' },
  // The voice adds a vowel after an r, and a consonant after a nasal vowel. U+0303 is the tilde of a nasal vowel.
  pt: {
    ɪ: 'i',
    ʊ: 'u',
    ɑ: 'a',
    ɹ: 'ɾ',
    r: 'ɾ',
    ɾə: 'ɾ',
    '\u0303ŋ': '\u0303',
    eɪŋ: 'e\u0303i\u0303',
    iŋ: 'i\u0303',
    oŋ: 'o\u0303',
    uŋ: 'u\u0303',
    ʊŋ: 'u\u0303',
  },
  it: { ɪ: 'i', ʊ: 'u', ɾ: 'r' },
};

/** A transcription with the phonemes of the language. */
export function toPhonemes(ipa: string, language: Language): string {
  const table = phonemes[language];
  if (table === undefined) return ipa;
  const longestFirst = Object.keys(table).sort((one, other) => other.length - one.length);
  return ipa.replaceAll(new RegExp(longestFirst.join('|'), 'gu'), (symbol) => table[symbol] ?? symbol);
}
