import { type Language, languages } from '../domain/language.ts';
import { compileLanguage } from '../domain/lexicon/compile-lexicon.ts';
import { countExpressions } from '../domain/lexicon/expressions/expression-list.ts';
import { analyseForm } from '../domain/lexicon/forms/analyse-form.ts';
import { countForms } from '../domain/lexicon/forms/form-index.ts';
import { normaliseForm } from '../domain/lexicon/forms/normalise-form.ts';
import { readRanks } from './frequency/read-ranks.ts';
import type { Content } from './load-content.ts';

type Size = { language: Language; words: number; expressions: number; forms: number; common: number[] };

/** Coverage is measured for this many of the most frequent base forms. */
export const commonest = [5000, 10_000];

/** The size of the lexicon per language, and how many of the most frequent base forms it covers. Names do not count. */
export const measureLexicon = ({ concepts, lexicon }: Content): Size[] =>
  languages.map((language) => {
    const { words, expressions, forms } = compileLanguage(concepts, language);
    const index = lexicon.languages[language];
    const isListed = readRanks(language)
      .filter(({ partOfSpeech }) => partOfSpeech !== 'name')
      .map(({ base }) =>
        analyseForm({ form: normaliseForm(base), language, index, isBeforePronoun: true }).some(
          ({ word }) => word.conceptIds.length > 0,
        ),
      );
    return {
      language,
      words: words.split('\n').length,
      expressions: countExpressions(expressions),
      forms: countForms(forms),
      common: commonest.map((count) => isListed.slice(0, count).filter(Boolean).length / count),
    };
  });
