import { type PerLanguage, perLanguage } from '../per-language.ts';
import { type CompiledLanguage, compileLanguage, compileLanguages } from './compile-lexicon.ts';
import type { Concept } from './concept.ts';
import { type CompiledConcepts, compileConcepts, openConcepts } from './concept-list.ts';
import { openExpressions } from './expressions/expression-list.ts';
import { openForms } from './forms/form-index.ts';
import { openWords } from './forms/word-list.ts';
import type { LanguageIndex, Lexicon, Usage } from './lexicon.ts';
import type { RankedWord } from './ranked-word.ts';
import { followingRatio, noUsage } from './weigh/usage.ts';

export const createLexicon = (concepts: readonly Concept[], ranks?: PerLanguage<readonly RankedWord[]>): Lexicon =>
  openLexicon(
    compileConcepts(concepts),
    ranks ? compileLanguages(concepts, ranks) : perLanguage((language) => compileLanguage(concepts, language)),
  );

export const openLexicon = (concepts: CompiledConcepts, compiled: PerLanguage<CompiledLanguage>): Lexicon =>
  withUsage(
    {
      concepts: openConcepts(concepts),
      languages: perLanguage((language) => openLanguage(compiled[language])),
    },
    noUsage,
  );

/** Adds usage counts from annotated text. They improve the choice between meanings. */
export const withUsage = ({ concepts, languages }: Pick<Lexicon, 'concepts' | 'languages'>, usage: Usage): Lexicon => ({
  concepts,
  languages,
  usage,
  follows: perLanguage((language) => followingRatio(usage[language].neighbours)),
});

function openLanguage({ words, forms, expressions, elided }: CompiledLanguage): LanguageIndex {
  return {
    wordAt: openWords(words),
    findForms: openForms(forms),
    expressions: openExpressions(expressions),
    elided: new Set(elided),
    analysed: new Map(),
    read: new Map(),
  };
}
