import type { Language } from '../domain/language.ts';
import { fixFrenchSpaces } from '../domain/text/french-spaces.ts';
import { fixNumberSpaces } from './number-spaces.ts';

/** Adds the no-break spaces that the language requires. */
export const fixSpaces = (text: string, language: Language): string =>
  fixNumberSpaces(language === 'fr' ? fixFrenchSpaces(text) : text, language);
