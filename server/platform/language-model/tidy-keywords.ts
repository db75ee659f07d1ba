import type { Language } from '../../../domain/language.ts';
import { tidyLine } from './tidy-answer.ts';

const longestKeyword = 40;
const mostKeywords = 12;

/** Removes duplicates and drops keywords that are as long as a sentence. */
export const tidyKeywords = (keywords: readonly string[], language: Language) =>
  [...new Set(keywords.map((keyword) => tidyLine(keyword, language)))]
    .filter(({ length }) => length > 0 && length <= longestKeyword)
    .slice(0, mostKeywords);
