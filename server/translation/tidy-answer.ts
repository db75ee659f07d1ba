import type { Language } from '../../domain/language.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { fixFrenchSpaces } from '../../domain/text/french-spaces.ts';

const longestKeyword = 40;
const mostKeywords = 12;

/** A model's words as plain text, set as its language is set. */
export const tidyLine = (text: string, language: Language) => setSpaces(cleanLine(text), language);

export const tidyText = (text: string, language: Language) => setSpaces(cleanText(text), language);

/** Each once; what is as long as a sentence is no keyword. */
export const tidyKeywords = (keywords: readonly string[], language: Language) =>
  [...new Set(keywords.map((keyword) => tidyLine(keyword, language)))]
    .filter(({ length }) => length > 0 && length <= longestKeyword)
    .slice(0, mostKeywords);

const setSpaces = (text: string, language: Language) => (language === 'fr' ? fixFrenchSpaces(text) : text);
