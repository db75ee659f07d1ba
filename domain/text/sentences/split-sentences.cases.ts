import type { Language } from '../../language.ts';
import { englishCases } from './sentence-cases/english.ts';
import { frenchCases } from './sentence-cases/french.ts';
import { germanCases } from './sentence-cases/german.ts';
import { italianCases } from './sentence-cases/italian.ts';
import { portugueseCases } from './sentence-cases/portuguese.ts';
import { slovenianCases } from './sentence-cases/slovenian.ts';
import { spanishCases } from './sentence-cases/spanish.ts';

/** A difficult paragraph: these sentences joined by one space. */
type SentenceCase = { language: Language; sentences: string[] };

export const sentenceCases: SentenceCase[] = [
  ...inLanguage('en', englishCases),
  ...inLanguage('es', spanishCases),
  ...inLanguage('fr', frenchCases),
  ...inLanguage('de', germanCases),
  ...inLanguage('pt', portugueseCases),
  ...inLanguage('it', italianCases),
  ...inLanguage('sl', slovenianCases),
];

function inLanguage(language: Language, cases: string[][]): SentenceCase[] {
  return cases.map((sentences) => ({ language, sentences }));
}
