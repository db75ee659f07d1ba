import type { PerLanguage } from '../per-language.ts';
import type { Analysis } from './analysis.ts';
import type { ExpressionEntry } from './compile-lexicon.ts';
import type { Concept } from './concept.ts';
import type { FormIndex } from './form-index.ts';
import type { WordList } from './word-list.ts';

export type LanguageIndex = {
  wordAt: WordList;
  findForms: FormIndex;
  /** By their first word, or their first two where they stand side by side; the longest first. */
  expressions: ReadonlyMap<string, readonly ExpressionEntry[]>;
  /** Words that end in an apostrophe, alone or in expressions. */
  elided: ReadonlySet<string>;
  /** What was asked lately. */
  analysed: Map<string, readonly Analysis[]>;
};

export type Lexicon = {
  concepts: ReadonlyMap<string, Concept>;
  languages: PerLanguage<LanguageIndex>;
  usage: Usage;
  follows: PerLanguage<(before: string, after: string) => number>;
};

/** What is usual in text that has been annotated in several languages. */
export type Usage = PerLanguage<{
  /** What a form mostly means; the key is “form concept”. */
  choices: ReadonlyMap<string, number>;
  /** Which parts of speech follow each other; the key is “part part”, a sentence begins and ends in “edge”. */
  neighbours: ReadonlyMap<string, number>;
}>;
