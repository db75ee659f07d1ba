import type { PerLanguage } from '../per-language.ts';
import type { ConceptList } from './concept-list.ts';
import type { ExpressionList } from './expressions/expression-list.ts';
import type { Analysis } from './forms/analysis.ts';
import type { FormIndex } from './forms/form-index.ts';
import type { WordList } from './forms/word-list.ts';
import type { WordReadings } from './read-sentence.ts';

export type LanguageIndex = {
  wordAt: WordList;
  findForms: FormIndex;
  expressions: ExpressionList;
  /** Words that end in an apostrophe, alone or in expressions. */
  elided: ReadonlySet<string>;
  /** Cache of recent analyses. */
  analysed: Map<string, readonly Analysis[]>;
  /** Cache of the readings (possible meanings) of recent words. */
  read: Map<string, WordReadings>;
};

export type Lexicon = {
  concepts: ConceptList;
  languages: PerLanguage<LanguageIndex>;
  usage: Usage;
  follows: PerLanguage<(before: string, after: string) => number>;
};

/** Usage counts from text that was annotated in several languages. */
export type Usage = PerLanguage<{
  /** How often a form has a meaning; the key is “form concept”. */
  choices: ReadonlyMap<string, number>;
  /** How often a part of speech follows another; the key is “part part”, and “edge” marks both ends of a sentence. */
  neighbours: ReadonlyMap<string, number>;
}>;
