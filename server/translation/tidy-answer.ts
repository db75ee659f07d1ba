import type { Language } from '../../domain/language.ts';
import { cleanLine, cleanText } from '../../domain/text/clean-text.ts';
import { fixFrenchSpaces } from '../../domain/text/french-spaces.ts';

/** A model's words as plain text, set as its language is set. */
export const tidyLine = (text: string, language: Language) => setSpaces(cleanLine(text), language);

export const tidyText = (text: string, language: Language) => setSpaces(cleanText(text), language);

const setSpaces = (text: string, language: Language) => (language === 'fr' ? fixFrenchSpaces(text) : text);
