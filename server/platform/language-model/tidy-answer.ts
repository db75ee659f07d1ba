import type { Language } from '../../../domain/language.ts';
import { cleanLine, cleanText } from '../../../domain/text/clean-text.ts';
import { fixFrenchSpaces } from '../../../domain/text/french-spaces.ts';

/** Cleans model output: plain text with the typographic spaces of the language. */
export const tidyLine = (text: string, language: Language) => fixSpaces(cleanLine(text), language);

export const tidyText = (text: string, language: Language) => fixSpaces(cleanText(text), language);

const fixSpaces = (text: string, language: Language) => (language === 'fr' ? fixFrenchSpaces(text) : text);
