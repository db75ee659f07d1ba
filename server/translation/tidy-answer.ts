import type { Language } from '../../domain/language.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { fixFrenchSpaces } from '../../domain/text/french-spaces.ts';

const longestKeyword = 40;
const mostKeywords = 12;

/** Cleans model output: plain text with the typographic spaces of the language. */
export const tidyLine = (text: string, language: Language) => fixSpaces(cleanLine(text), language);

export const tidyText = (text: string, language: Language) => fixSpaces(cleanText(text), language);

/** Removes duplicates and drops keywords that are as long as a sentence. */
export const tidyKeywords = (keywords: readonly string[], language: Language) =>
  [...new Set(keywords.map((keyword) => tidyLine(keyword, language)))]
    .filter(({ length }) => length > 0 && length <= longestKeyword)
    .slice(0, mostKeywords);

const fixSpaces = (text: string, language: Language) => (language === 'fr' ? fixFrenchSpaces(text) : text);
